/** A porch in the evening. The emblem swings at the corner, and a woman inside is on the phone. */

import './LitPorch.css';
import { business } from '../business/business.ts';
import { AMBER, CLAY } from '../styles/colors.ts';
import { duskSky } from './duskSky.ts';
import { Emblem, HOUSE } from './Emblem.tsx';
import { type Placement, Scene, type SharedScene } from './Scene.tsx';

/** Relative paths of an agave and a flowerpot. */
const AGAVE =
  'q-26-6-46-34 24 4 36 18-14-26-12-52 18 24 22 46 2-32 12-58 10 26 8 58 6-20 26-42-2 28-16 50 14-12 36-16-20 24-46 30z';
const POT = 'h48l-8 36h-32z';

/** The doorway and the window, which are lit from inside. */
const LIGHTS = 'M266 184h104v142H266zM490 296V192a70 70 0 0 1 140 0v104z';

/** Dark shapes: the ground, roof, shutters, lantern and garden agaves. */
const DARK =
  'M-1600 450V354h4800v96zM136 54 178 26h3000v28zM464 150h22v144h-22zM634 150h22v144h-22z' +
  'M317 112h2v14l18 14-8 36h-22l-8-36 18-14zM307 145l5 26h12l5-26z' +
  `M40 374${AGAVE}M110 366${AGAVE}`;

/** The woman's head, shoulders and bun. */
const FIGURE =
  'M512 294q0-36 32-44 6-4 4-13-18 4-19-8l-1-11-5-3 6-13q1-32 30-32 31 0 31 30 0 15-11 30-5 13 6 18 34 10 36 46z' +
  'M568 175a13 13 0 1 1 12 15';

function LitPorch(placement: Placement) {
  return (
    <Scene {...placement} name="lit-porch" viewBox="0 0 720 400">
      <radialGradient id="porch-wall" gradientUnits="userSpaceOnUse" cx="318" r="500">
        <stop stopColor="#ffd9a0" />
        <stop offset="1" stopColor="#6d4a60" />
      </radialGradient>
      <path fill="#232a52" d="M-1600 450V340q900-100 1800 0v110z" />
      {/* The wall, the shadows along its top and bottom, the beams and the roof tiles. */}
      <path fill="url(#porch-wall)" d="M176 54h3000v300h-3000z" />
      <path stroke="#12243a4d" strokeWidth="16" d="M176 62h3000M176 346h3000" />
      <path stroke="#5a3420" strokeWidth="14" strokeDasharray="12 38" d="M194 68h3000" />
      <path stroke="#8a3d2c" strokeWidth="16" strokeLinecap="round" strokeDasharray="0 20" d="M150 54h3000" />
      {/* The portal and the lit porch, with its back wall, floor and lantern glow. */}
      <path fill="#8a5a2b" stroke="#f7eee2" strokeWidth="3" d={HOUSE} transform="translate(184 97)scale(5.6)" />
      <path fill="#f6c877" d={HOUSE} transform="translate(203 112)scale(4.8)" />
      <path fill="#ffe6b0" d="M218 326h200l10 20v8H208v-8zM280 180a41 41 0 1 1 76 0z" />
      <path fill="#ffe6b0" stroke="#5a3420" strokeWidth="8" d={LIGHTS} />
      <path fill="#12152b" d={DARK + FIGURE} />
      {/* The door, ajar. */}
      <path fill="#8a5a2b" d="M266 184l72 8v126l-72 8z" />
      <path stroke="#ffe6b0" strokeWidth="16" strokeDasharray="20 6" d="M284 200v46M304 202v46M324 204v46" />
      {/* The steps, the windowsill, and the light from the door. */}
      <path stroke="#6d4a60" strokeWidth="16" d="M192 368h252M176 388h284" />
      <path stroke="#f7eee2" strokeWidth="8" d="M476 298h168M192 357h252M176 377h284" />
      <path fill="#ffe6b066" d="M338 326h32l90 130H340z" />
      {/* The woman's phone and arm. */}
      <path fill="none" stroke={CLAY} strokeWidth="8" strokeLinecap="round" d="M559 204q5 25-25 34" />
      <path stroke={CLAY} strokeWidth="14" strokeLinecap="round" d="M555 199l3 7M528 233l3 7" />
      <path stroke="#6d4a60" strokeWidth="16" strokeLinecap="round" d="M532 286l19-48" />
      {/* The window's bars, and the emblem with its bracket and rope. */}
      <path
        fill="none"
        stroke="#8a5a2b"
        strokeWidth="4"
        d="M494 158h132M560 122v36M107 286h10M112 286V118h64v58q0-58-58-58"
      />
      <g className="porch-emblem">
        {business.mark !== 'bell' && <circle cx="112" cy="150" r="32" fill="#12152b" />}
        <Emblem color={AMBER} transform="translate(112 168)scale(1.6)" />
      </g>
      <path fill="#2c4a45" d={`M184 358${AGAVE}M668 358${AGAVE}`} />
      <path fill="#8a3d2c" d={`M160 354${POT}M644 354${POT}`} />
    </Scene>
  );
}

export const litPorch: SharedScene = { Drawing: LitPorch, sky: duskSky };
