/** Small illustrations on the bottom edge of a page's last section. */

import { AMBER, CLAY, CLAY_DEEP } from '../styles/colors.ts';
import { Emblem } from './Emblem.tsx';
import { Van } from './Van.tsx';

const BOTTOM = 'xMaxYMax meet';

export function ClosingVan() {
  return (
    <svg viewBox="436 380 314 197" preserveAspectRatio={BOTTOM} aria-hidden="true">
      <Van />
    </svg>
  );
}

/** A toolbox with a spring and a wrench, 220 × 150 units. SharedScene.tsx adds the `<svg>`. */
export function ClosingToolbox() {
  return (
    <>
      <path fill="#57527f" d="M62 74V44q0-10 10-10h76q10 0 10 10v30h-14V48H76v26z" />
      <path
        fill="none"
        stroke="#ffd98a"
        strokeWidth="24"
        strokeDasharray="5 4"
        transform="rotate(-18 60 60)"
        d="M20 62h86"
      />
      <path fill="#d3d9e2" d="M170 78 184 30a15 15 0 1 0-2-20l8 12-8 8-12-6a15 15 0 0 0 2 12l-14 42z" />
      <path fill={CLAY} d="M14 74h192v76H14z" />
      <path fill={CLAY_DEEP} d="M14 74h192v16H14z" />
      <path fill={AMBER} d="M40 84h22v18H40zM158 84h22v18h-22z" />
      <Emblem color={AMBER} transform="translate(110 132)scale(.8)" />
    </>
  );
}

/** A map pin with a house in it, on a hill. */
export function ClosingPin() {
  return (
    <svg viewBox="0 0 260 190" preserveAspectRatio={BOTTOM} aria-hidden="true">
      <path fill="#57527f" d="M0 190q60-58 130-58t130 58z" />
      <path fill={AMBER} d="M130 148C96 108 74 86 74 58a56 56 0 0 1 112 0c0 28-22 50-56 90z" />
      <circle cx="130" cy="58" r="40" fill="#141f40" />
      <path fill="#f7f2e9" d="M102 78V54l28-22 28 22v24z" />
      <path fill={CLAY} d="M112 78V58h36v20z" />
      <path stroke={CLAY_DEEP} strokeWidth="2" d="M112 65h36M112 72h36" />
    </svg>
  );
}
