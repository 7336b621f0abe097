/** The service van without its side panel, with four numbers for TruckPoints. 640 × 284 units. */

import { AMBER, CLAY, CLAY_DEEP } from '../styles/colors.ts';

/** Positions of the numbers: the driver, the price, the parts, and the chock behind the wheel. */
const NUMBERS = [
  [112, 78],
  [226, 184],
  [430, 92],
  [608, 212],
] as const;

const DISCS = NUMBERS.map(([x, y]) => `M${x} ${y}h0`).join('');
const WHEELS = 'M146 240h0M488 240h0';

export function OpenTruck() {
  return (
    <>
      <path fill="#8f98c8" d="M268 20h280v6H268zM268 6h280v6H268zM290 6h6v28h-6zM400 6h6v28h-6zM510 6h6v28h-6z" />
      <path fill={CLAY} d="M44 240v-58q0-18 16-22l46-14 52-92q12-20 34-20h372q22 0 22 22v184z" />
      <path fill={CLAY_DEEP} d="M44 206h542v34H44z" />
      <path fill="#ffe3a6" d="M44 196v-18l6-8 22 2v24zM256 52h312v154H256z" />
      <path fill="#343c72" d="M128 142l44-78h58v78z" />
      {/* The driver, in a cap. */}
      <path fill="#f1c9a5" d="M172 108a16 16 0 0 1 32 0v10a16 16 0 0 1-32 0z" />
      <path fill={AMBER} d="M154 104q4-24 34-22 18 2 18 22z" />
      <path fill="#12243a" d="M160 142q4-14 18-14h20q14 0 14 14z" />
      {/* A price tag at the door. */}
      <path fill="#fffdf9" d="M182 152l12-8h38v34h-50z" />
      <path stroke={CLAY} strokeWidth="4" d="M192 158h30M192 167h18" />
      {/* Shelves with a spring, a drum, rollers, panels and a toolbox. */}
      <path fill="#57527f" d="M256 124h312v8H256zM352 52h6v154h-6zM462 52h6v154h-6z" />
      <path stroke={CLAY} strokeWidth="34" strokeDasharray="6 3" d="M266 104h76M266 178h76" />
      <path stroke="#57527f" strokeWidth="5" d="M256 104h96M256 178h96" />
      <circle cx="386" cy="100" r="20" fill="none" stroke="#57527f" strokeWidth="8" />
      <path
        stroke="#12243a"
        strokeWidth="22"
        strokeLinecap="round"
        d="M486 112h0M516 112h0M546 112h0M501 88h0M531 88h0"
      />
      <path fill="#b07a3e" d="M370 146h18v60h-18zM394 146h18v60h-18zM418 146h18v60h-18z" />
      <path fill="#12243a" d="M482 164h70v42h-70zM500 164v-14h34v14h-6v-8h-22v8z" />
      <path fill={AMBER} d="M482 176h70v8h-70zM534 270l26-36 10 36z" />
      <path fill="#57527f" d="M0 270h640v6H0z" />
      <g fill="none" strokeLinecap="round">
        <path strokeWidth="60" stroke="#05070f" d={WHEELS} />
        <path strokeWidth="22" stroke="#8f98c8" d={WHEELS} />
        <path strokeWidth="37" stroke="#12243a" d={DISCS} />
        <path strokeWidth="31" stroke={AMBER} d={DISCS} />
      </g>
      {/* Each digit has its own position. */}
      <text
        x={NUMBERS.map(([x]) => x).join(' ')}
        y={NUMBERS.map(([, y]) => y + 7).join(' ')}
        fill="#12243a"
        fontFamily="Arial, sans-serif"
        fontWeight="800"
        fontSize="20"
        textAnchor="middle"
      >
        {NUMBERS.map((_, index) => index + 1)}
      </text>
    </>
  );
}
