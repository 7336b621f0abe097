/** The inside of a closed garage, with a ladder next to an opener that blinks an error code. */

import './BlinkingOpener.css';
import { AMBER, CLAY } from '../styles/colors.ts';
import { type PageScene, type Placement, Scene } from './Scene.tsx';

const TRACKS = 'M316 310V140M316 140l101-72M417 68V20M584 310V140M656 116l242-46';
const RUNGS = 'M668 206h46M670 250h42M666 294h50M662 338h58M658 382h66';

function BlinkingOpener(placement: Placement) {
  return (
    <Scene {...placement} name="blinking-opener" viewBox="60 0 720 450">
      {/* The room. Dark mode dims this group. */}
      <g>
        <path fill="#234" d="M690 118v192l2510 657V-372z" />
        <path fill="#345" d="M190 118h500v192H190z" />
        <path fill="#456" d="M190 310h500l764 200H45z" />
        <path
          fill="#543"
          d="M182 110h550l20-4H178zM166 93h650l42-8H158zM142 69h800l62-12H130zM110 36h1000l100-20H90z"
        />
        <path fill="#123" d="M310 140h280v170H310z" />
        <path fill="#876" d="M320 150h260v160H320z" />
        <path stroke="#123" strokeWidth="2" d="M320 190h260M320 230h260M320 270h260" />
        <path stroke="#765" strokeWidth="20" strokeDasharray="44 16" d="M338 210h224M338 250h224M338 290h224" />
        {/* Rail, tracks and brackets. */}
        <path
          fill="#9aa"
          stroke="#9aa"
          strokeWidth="4"
          d={`M440 140h18l48-16v-6z${TRACKS}M546 52v32M642 52v32M546 84l96-32`}
        />
      </g>
      {/* The windows and their light on the floor. */}
      <path className="blinking-opener-panes" stroke="#cde" strokeWidth="20" strokeDasharray="44 16" d="M338 170h224" />
      <path
        stroke="#cde3"
        strokeWidth="20"
        strokeDasharray="44 16"
        transform="skewX(-40)scale(1.35)"
        d="M444 259h224"
      />
      {/* The opener, the ladder, the emergency release cord and the toolbox. */}
      <path fill="#d9cdb8" d="M532 90q0-6 6-6h112q6 0 6 6v56H532z" />
      <path
        fill="#765"
        stroke="#765"
        strokeWidth="4"
        d="M530 86l-22 10v53h108l38-3H530zM546 98h44M546 108h44M546 118h44"
      />
      <path stroke="#cb9" strokeWidth="7" d={`m678 208-22 220M704 208l22 220${RUNGS}`} />
      <path
        fill={CLAY}
        stroke={CLAY}
        strokeWidth="4"
        d="M486 124v74M472 200h28M492 378h96v6H492zM492 392h96v20H492zM520 376v-12M518 364h44M560 376v-12"
      />
      <g className="blinking-opener-lamp" fill="#fb43">
        <path fill={AMBER} d="M544 146h100q-4 22-24 22h-52q-20 0-24-22z" />
        <path d="M560 164 444 398a150 26 0 0 0 300 0L628 164z" />
        <path d="M444 398a150 26 0 0 0 300 0 150 26 0 0 0-300 0M524 156a70 70 0 0 0 140 0 70 70 0 0 0-140 0" />
      </g>
    </Scene>
  );
}

export const blinkingOpener: PageScene = { Drawing: BlinkingOpener, sky: { className: 'sky-garage' } };
