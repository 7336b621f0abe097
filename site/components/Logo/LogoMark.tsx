/** The brand's mark: a mission arch that is a sectional door, with a bell in its gable. */

import { ARCH } from '../../scenes/arch.ts';

/** Shapes on 48 × 48. Colors are props, so that icons and shared pictures can draw the mark too. */
export function LogoMarkShapes({ arch, door, bell }: { arch: string; door: string; bell: string }) {
  return (
    <>
      <path fill={arch} d={ARCH} />
      <path fill={door} d="M11 46V27c0-1 .7-2 2-2h22c1.3 0 2 1 2 2v19z" />
      <path stroke={arch} strokeWidth="2" d="M11 31.5h26M11 37h26M11 42.5h26" />
      <path
        fill={bell}
        d="M18 20.5c2-1.5 2-3.5 2-6a4 4 0 0 1 8 0c0 2.5 0 4.5 2 6zM22.2 21.5h3.6a1.8 1.8 0 0 1-3.6 0z"
      />
    </>
  );
}

/** Its size is an attribute too: see Icon. */
export function LogoMark() {
  return (
    <svg className="mark" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <LogoMarkShapes arch="var(--logo-arch)" door="var(--logo-door)" bell="var(--amber)" />
    </svg>
  );
}
