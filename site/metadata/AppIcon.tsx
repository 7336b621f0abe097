/** Icons for browser tabs and home screens. */

import { LogoMarkShapes } from '../components/Logo/LogoMark.tsx';
import { AMBER, INK } from '../styles/colors.ts';

/** Logo mark without a background, for browser tabs. Its color is light in dark mode. */
export function AppIcon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
      <style>{`.a{color:${INK}}@media(prefers-color-scheme:dark){.a{color:#f7f2e9}}`}</style>
      <g className="a">
        <LogoMarkShapes house="currentColor" door="#fffdf9" emblem={AMBER} />
      </g>
    </svg>
  );
}

/** Logo mark on a full-bleed background, with enough margin for phones that crop icons. */
export function MaskableIcon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
      <path fill="#141f40" d="M0 0h48v48H0z" />
      <g transform="translate(9.6 9) scale(.6)">
        <LogoMarkShapes house="#f7f2e9" door="#141f40" emblem={AMBER} />
      </g>
    </svg>
  );
}
