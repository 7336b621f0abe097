/** Small illustrations for the top of cards, which may show more of the ground and the sky. */

import './CardScenes.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AMBER, CLAY, CLAY_DEEP, INK } from '../styles/colors.ts';
import { Emblem } from './Emblem.tsx';
import { Van } from './Van.tsx';

interface CardSceneProps {
  sky?: 'golden' | 'night';
  viewBox: string;
  children: ReactNode;
}

function CardScene({ sky, viewBox, children }: CardSceneProps) {
  return (
    <svg className={clsx('card-scene', sky && `card-scene-${sky}`)} viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  );
}

/** Two springs above the door. The right one has snapped and has a gap in its coils. */
export function SnappedSpring() {
  return (
    <CardScene viewBox="0 0 400 150">
      <path className="card-scene-beam" d="M-200-300h800V34h-800z" />
      <path fill="currentColor" d="M-200 68h800v7h-800zM116 44h20v56h-20zM24 52h12v92h-12zM364 52h12v92h-12z" />
      <path
        stroke={CLAY}
        strokeWidth="36"
        strokeDasharray="7 4"
        transform="translate(8 0)skewX(-6)"
        d="M52 71.5h62M142 71.5h51M219 71.5h139"
      />
      <path stroke={CLAY} strokeWidth="5" strokeLinecap="round" d="m197 54 8 26M217 60l-4 30" />
      <path className="card-scene-panel" d="M48 118h304v300H48z" />
      <path stroke="#9fb4c8" strokeWidth="22" strokeDasharray="56 16" d="M64 136h272" />
    </CardScene>
  );
}

/** A house with a new garage door in the afternoon. */
export function NewDoor() {
  return (
    <CardScene sky="golden" viewBox="0 0 400 150">
      <path className="card-scene-hill" d="M-200 450V116q130-40 260-14t240-8 300 10v346z" />
      <path fill="#efe4d0" d="M104 72h192v81H104z" />
      <path fill={CLAY_DEEP} d="M200 14 86 72v8h228v-8z" />
      <path fill={INK} d="M136 84h128v69H136z" />
      <path stroke="#8a5a2b" strokeWidth="13" d="M142 98h116M142 114h116M142 130h116M142 146h116" />
      <path stroke="#ffd98a" strokeWidth="9" strokeDasharray="20 8" d="M148 98h108" />
      <path stroke="#ffd98a" strokeWidth="12" d="M116 92v16M284 92v16" />
      <Emblem color={AMBER} transform="translate(200 61)scale(.6)" />
      <path fill="#2c4a45" d="M40 150q-6-34 22-36 28 2 22 36zM318 150q-8-44 26-46 34 2 26 46z" />
    </CardScene>
  );
}

/** The service van on the road, at night or in the afternoon. */
export function VanOnRoad({ isNight }: { isNight: boolean }) {
  return (
    <CardScene sky={isNight ? 'night' : 'golden'} viewBox="216 366 580 232">
      {isNight && (
        <>
          <path fill="#ffe3a6" d="M296 436a18 18 0 1 0 18 25 16 16 0 1 1-18-25z" />
          <path
            stroke="#8f98c8"
            strokeWidth="3"
            strokeLinecap="round"
            d="M386 420h0M230 470h0M450 450h0M150 440h0M800 430h0M700 412h0"
          />
          <path fill={AMBER} fillOpacity=".28" d="m468 512-278-42v96l278-40z" />
        </>
      )}
      <path fill="#0a0d1c" d="M-300 566h1600v300H-300z" />
      <path stroke={AMBER} strokeWidth="4" strokeDasharray="30 26" d="M-300 586h1600" />
      <Van />
    </CardScene>
  );
}
