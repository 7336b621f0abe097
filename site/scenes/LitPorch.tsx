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
  'M-2400 450V354h5600v96zM136 54 178 26h3000v28zM464 150h22v144h-22zM634 150h22v144h-22z' +
  'M317 112h2v14l18 14-8 36h-22l-8-36 18-14zM307 145l5 26h12l5-26z' +
  `M40 374${AGAVE}M110 366${AGAVE}`;

/** The woman's hair, with a bun at her neck. */
const HAIR = 'M547 167q2-19 28-20 30 1 32 31 0 15-7 23a13 13 0 1 1-11 13q-10 2-17-7l-3-20q-4-14-14-15-7 1-8-5z';

/** Her face in profile, neck and neckline. */
const FACE = 'M547 165q-8 8-7 21l-7 13q-1 4 6 4l-1 5 3 3-1 4q0 9 9 9 10 0 16-4v22q12 9 26-2v-40l-4-30-24-10z';

/** Her blouse, down to the windowsill. */
const BLOUSE = 'M516 294q0-40 24-50l25-8q12 10 26 0l16 6q16 8 18 52z';

function LitPorch(placement: Placement) {
  return (
    <Scene {...placement} name="lit-porch" viewBox="0 0 720 400">
      <radialGradient id="porch-wall" gradientUnits="userSpaceOnUse" cx="318" r="500">
        <stop stopColor="#ffd9a0" />
        <stop offset="1" stopColor="#6d4a60" />
      </radialGradient>
      <path fill="#232a52" d="M-2400 450V340h800q900-100 1800 0v110z" />
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
      <path fill="#12152b" d={DARK} />
      {/* The door, ajar. */}
      <path fill="#8a5a2b" d="M266 184l72 8v126l-72 8z" />
      <path stroke="#ffe6b0" strokeWidth="16" strokeDasharray="20 6" d="M284 200v46M304 202v46M324 204v46" />
      {/* The steps, the windowsill, and the light from the door. */}
      <path stroke="#6d4a60" strokeWidth="16" d="M192 368h252M176 388h284" />
      <path stroke="#f7eee2" strokeWidth="8" d="M476 298h168M192 357h252M176 377h284" />
      <path fill="#ffe6b066" d="M338 326h32l90 130H340z" />
      {/* The woman, her phone, and the hand and arm that hold it. */}
      <path fill="#b97a50" d={FACE} />
      <path fill="#12152b" d={HAIR} />
      <path fill={CLAY} d={BLOUSE} />
      <path stroke="#f7eee2" strokeWidth="8" strokeLinecap="round" d="M577 176l-21 49" />
      <path
        stroke="#8a3d2c"
        strokeWidth="20"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        d="M598 262l-20 22-8-38"
      />
      <path fill="#b97a50" stroke="#8a5a2b" d="M560 240l-4-22q-3-12 4-13l14-3q8 3 6 14l-1 24z" />
      <path stroke="#8a5a2b" strokeWidth="1.5" d="M558 210h11M557 216h11M558 222h10M545 187h6M537 207h7" />
      {/* The window's bars, and the emblem's bracket. */}
      <path fill="none" stroke="#8a5a2b" strokeWidth="4" d="M494 158h132M560 122v36M112 136v-18h64v58q0-58-58-58" />
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
