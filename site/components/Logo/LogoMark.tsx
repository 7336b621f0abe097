/** Logo mark: a house with a sectional door and an emblem in its gable. */

import { Emblem, HOUSE } from '../../scenes/Emblem.tsx';

/** The mark on a 48 × 48 grid. Colors are props so app icons and share images can use it. */
export function LogoMarkShapes({ house, door, emblem }: { house: string; door: string; emblem: string }) {
  return (
    <>
      <path fill={house} d={HOUSE} />
      <path fill={door} d="M11 46V27c0-1 .7-2 2-2h22c1.3 0 2 1 2 2v19z" />
      <path stroke={house} strokeWidth="2" d="M11 31.5h26M11 37h26M11 42.5h26" />
      <Emblem color={emblem} transform="translate(24 20.5)scale(.375)" />
    </>
  );
}

/**
 * The mark as an inline SVG, with size attributes for the same reason as `Icon`.
 *
 * @param height 46 crops the empty strip below the house.
 */
export function LogoMark({ height = 48 }) {
  return (
    <svg className="mark" viewBox={`0 0 48 ${height}`} width="48" height={height} aria-hidden="true">
      <LogoMarkShapes house="var(--logo-house)" door="var(--logo-door)" emblem="var(--amber)" />
    </svg>
  );
}
