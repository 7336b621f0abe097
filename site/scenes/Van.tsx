/** The service van and its driver. The headlight is at (466, 526), and the road is at y = 576. */

import { AMBER, CLAY, CLAY_DEEP } from '../styles/colors.ts';
import { Emblem } from './Emblem.tsx';

const BODY = 'M466 556v-38q0-14 13-18l37-14 36-58q12-18 28-18h150q16 0 16 16v130z';
const DRIVER = 'M560 484q0-16 10-18a12 12 0 1 1 14 0q10 2 10 18z';
const WHEELS = 'M530 550h0M684 550h0';

export function Van() {
  return (
    <>
      <path fill={CLAY} d={BODY} />
      <path fill={CLAY_DEEP} d="M466 536h280v20H466zM608 410h3v126h-3z" />
      <path fill="#343c72" d="M528 484l35-56h35v56z" />
      <path fill="#05070f" d={DRIVER} />
      <path fill={AMBER} d="M583 410v-6a11 11 0 0 1 22 0v6z" />
      <Emblem color={AMBER} transform="translate(678 494)scale(1.7)" />
      <path fill="#ffe3a6" d="M466 526v-14l4-6 14 2v18z" />
      <g fill="none" stroke="#8f98c8" strokeLinecap="round">
        <path strokeWidth="3" d="M626 410v-14h100v14" />
        <path strokeWidth="54" stroke="#05070f" d={WHEELS} />
        <path strokeWidth="18" d={WHEELS} />
      </g>
    </>
  );
}
