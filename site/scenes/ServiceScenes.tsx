/** Small illustrations of the services, 220 × 140 units. SharedScene.tsx adds the `<svg>`. */

import type { ReactElement } from 'react';
import { AMBER, CLAY, CLAY_DEEP } from '../styles/colors.ts';

const STEEL = '#8fa3bd';

/** Illustrations by service. Services that the owner adds have none. */
export const serviceScenes: Readonly<Record<string, () => ReactElement>> = {
  // A door off its bent track, and a wrench.
  repair: () => (
    <>
      <path fill="none" stroke={STEEL} strokeWidth="10" d="M38-9v54q0 12 10 22t10 22v60" />
      <g transform="rotate(-8 200 140)">
        <path fill="var(--surface)" d="M90-40h300v56H90zM90 22h300v56H90zM90 84h300v90H90z" />
        <path stroke={STEEL} strokeWidth="26" strokeDasharray="40 16" d="M108-6h300" />
        <path stroke="currentColor" strokeWidth="5" d="M64 19h40M64 81h40" />
        <path stroke="currentColor" strokeWidth="18" strokeLinecap="round" d="M64 19h0M64 81h0" />
      </g>
      <path fill={CLAY} d="m92 140 62-62a22 22 0 0 1 28-28L166 66l3 11 11 3 16-16a22 22 0 0 1-28 28l-48 48z" />
    </>
  ),
  // A house with a new door.
  installation: () => (
    <>
      <path fill="var(--surface)" d="M28 66h164v90H28z" />
      <path fill={CLAY_DEEP} d="M110 10 12 66v8h196v-8z" />
      <path fill="currentColor" d="M52 84h116v60H52zM0 132h220v8H0z" />
      <path stroke={CLAY} strokeWidth="12" d="M58 96h104M58 110h104M58 124h104" />
      <path stroke={AMBER} strokeWidth="8" strokeDasharray="18 8" d="M62 96h100" />
    </>
  ),
  // An opener under the ceiling, with its light on.
  openers: () => (
    <>
      <path fill={AMBER} fillOpacity=".5" d="M140 76 96 140h130l-36-64z" />
      <path fill="var(--surface)" d="M0 0h220v14H0zM0 94h50v46H0z" />
      <path
        fill="currentColor"
        d="M0 40h120v8H0zM134 14h6v20h-6zM188 14h6v20h-6zM118 30h94v40h-94zM55 52 28 96l6 4 29-48z"
      />
      <path fill={AMBER} d="M134 70h60l-8 14h-44z" />
      <path fill={CLAY} d="M44 36h32v18H44zM130 40h24v6h-24z" />
    </>
  ),
  // Two springs above the door. The right one has a gap in its coils.
  springs: () => (
    <>
      <path fill="var(--surface)" d="M14 104h192v40H14z" />
      <path fill="currentColor" d="M0 56h220v8H0zM88 30h16v60H88zM8 36h8v64H8z" />
      <path stroke={CLAY} strokeWidth="36" strokeDasharray="7 4" d="M20 60h64M108 60h38M172 60h60" />
      <path stroke={CLAY} strokeWidth="6" d="m150 44 8 22M164 56l-4 26" />
      <path stroke={STEEL} strokeWidth="22" strokeDasharray="46 14" d="M27 124h170" />
    </>
  ),
  // An oil can above a roller.
  maintenance: () => (
    <>
      <path fill="var(--surface)" d="M0 104h130v40H0z" />
      <path stroke={STEEL} strokeWidth="12" d="M192 0v140" />
      <path stroke="currentColor" strokeWidth="6" d="M96 120h70M84 46l70 28" />
      <path stroke="currentColor" strokeWidth="30" strokeLinecap="round" d="M168 120h0" />
      <path fill={CLAY} d="M30 32q28-24 56 0l14 50H16z" />
      <path fill={AMBER} d="m162 80q12 16 0 18t-4-10zM22 62h72l4 12H18z" />
    </>
  ),
  // A dock door with its bumpers and its lamp.
  commercial: () => (
    <>
      <path fill="var(--surface)" d="M0 22h220v104H0z" />
      <path fill="currentColor" d="M0 14h220v8H0zM52 38h116v92H52zM0 126h220v14H0z" />
      <path stroke={STEEL} strokeWidth="13" d="M60 52h100M60 69h100M60 86h100M60 103h100" />
      <path stroke={CLAY} strokeWidth="10" strokeDasharray="12 8" d="M46 42v84M174 42v84" />
      <path fill={AMBER} d="M98 22h24l6 12H92zM56 110h22v16H56zM142 110h22v16h-22z" />
    </>
  ),
};
