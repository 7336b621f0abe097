/** A house at dusk. The garage door rolls up once, and light falls on the driveway. */

import './Daylight.css';
import './OpeningDoor.css';
import { AMBER } from '../styles/colors.ts';
import { duskSky } from './duskSky.ts';
import { Emblem } from './Emblem.tsx';
import { type Placement, Scene, type SharedScene } from './Scene.tsx';

const PANEL_WINDOWS = 'h64v26h-64zM';

/** Returns the path of a row of four recessed panels with its top edge at `y`. */
function fields(y: number): string {
  return `M902 ${y}${PANEL_WINDOWS}980 ${y}${PANEL_WINDOWS}1058 ${y}${PANEL_WINDOWS}1136 ${y}h64v26h-64z`;
}

function OpeningDoor(placement: Placement) {
  return (
    <Scene {...placement} name="opening-door" viewBox="680 150 720 450">
      <defs>
        <linearGradient id="door-inside" x2="0" y2="1">
          <stop stopColor="#fea" />
          <stop offset="1" stopColor="#fb5" />
        </linearGradient>
        <radialGradient id="door-glow" cy="0" r="1">
          <stop stopColor="#fd8" stopOpacity=".7" />
          <stop offset="1" stopColor="#fd8" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="lamp-glow" href="#door-glow" cy=".5" r=".5" />
        <clipPath id="door-frame">
          <path d="M884 302h336v222H884z" />
        </clipPath>
      </defs>
      {/* On phones, the text is directly above the view box. */}
      <path
        className="sky-stars"
        d="M720 186h0M806 226h0M874 168h0M1232 172h0M1316 214h0M1384 162h0M1450 60h0M1500 130h0"
      />
      <path
        fill="#435"
        d="M-1600 600V460h400q260-60 520-20t360-30 420 40 400-40 400 24 340-40 420 30 700-10h840v186z"
      />
      <path fill="#224" d="M-1600 600V500h400q300-40 620-10t520-8 500-4 520 10 1400-10h840v122z" />
      <path fill="#113" d="M-1600 538h4800v200h-4800z" />
      <path fill="#efe4d0" d="M796 308h516v232H796z" />
      <path fill="#113" d="M1054 164 756 300h40v8l258-118 258 118v-8h40z" />
      <path fill="#d9cbb0" d="M1054 190 796 308h516z" />
      <path fill="#113" d="M1022 296v-24c0-24 12-38 32-38s32 14 32 38v24z" />
      <Emblem color={AMBER} transform="translate(1054 276)" />
      <path fill="#cb9" d="M872 296h360v244H872z" />
      <path fill="url(#door-inside)" d="M884 302h336v222H884z" />
      <g clipPath="url(#door-frame)">
        {/* A ladder and a shelf. */}
        <path fill="#b74" d="M1126 384h72v140h-72zM896 330h5v194h-5zM925 330h5v194h-5z" />
        <path stroke="#b74" strokeWidth="28" strokeDasharray="5 19" d="M913 386v138" />
        <path fill="#fea" d="M1132 390h60v34h-60zM1132 432h60v38h-60zM1132 478h60v40h-60z" />
        <path
          fill="#852"
          d="M1138 404h14v20h-14zM1158 410h24v14h-24zM1140 446h20v24h-20zM1166 452h20v18h-20zM1140 492h42v26h-42z"
        />
        {/* The car from behind, with its headrests, tail lamps, plate and bumper. */}
        <path fill="#113" d="M952 500h28v24h-28zM1054 500h28v24h-28z" />
        <path
          fill="#235"
          d="M942 510v-32c0-10 4-16 14-20l16-30c4-7 9-10 18-10h54c9 0 14 3 18 10l16 30c10 4 14 10 14 20v32q0 4-4 4h-142q-4 0-4-4z"
        />
        <path fill="#8bd" d="M966 456l12-24c2-4 5-6 10-6h58c5 0 8 2 10 6l12 24z" />
        <path fill="#235" d="M984 456v-10q0-4 4-4h14q4 0 4 4v10zM1028 456v-10q0-4 4-4h14q4 0 4 4v10z" />
        <path fill="#e42" d="M945 466h27v13h-27zM1062 466h27v13h-27z" />
        <path fill="#fffdf9" d="M999 472h36v15h-36z" />
        <path fill="#679" d="M942 494h150v9h-150z" />
        <g className="opening-door-leaf" transform="translate(0 -150)">
          <path fill="#e6dbc6" d="M884 302h336v222H884z" />
          <path fill="#fd8" d={fields(317)} />
          <path fill="#cb9" d={`${fields(373)}${fields(429)}${fields(485)}`} />
          <path stroke="#a97" strokeWidth="2.5" d="M884 358h336M884 414h336M884 470h336M884 523h336" />
        </g>
      </g>
      <path className="opening-door-light" fill="url(#door-glow)" d="M884 524h336l12 16 158 74H714l158-74z" />
      <path fill="#fd8" d="M838 340h16v26h-16zM1254 340h16v26h-16z" />
      <g fill="url(#lamp-glow)">
        <circle cx="846" cy="353" r="46" />
        <circle cx="1262" cy="353" r="46" />
      </g>
      <path
        fill="#122"
        d="M1348 540c-34-10-40-70-8-96 10-40 60-40 70 0 34 22 30 86-8 96zM722 540c-22-6-26-44-4-60 6-24 38-24 44 0 22 14 20 54-6 60z"
      />
    </Scene>
  );
}

export const openingDoor: SharedScene = { Drawing: OpeningDoor, sky: duskSky };
