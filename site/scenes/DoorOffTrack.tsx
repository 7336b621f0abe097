/**
 * A house at night, or at dusk if the company closes at night. The garage door hangs off its track
 * in front of the trapped car, and the service van has arrived.
 */

import { duskSky } from './duskSky.ts';
import { Emblem } from './Emblem.tsx';
import { nightSky } from './nightSky.ts';
import { type Placement, Scene, type SharedScene } from './Scene.tsx';
import { Van } from './Van.tsx';
import './Daylight.css';
import './DoorOffTrack.css';
import { AMBER } from '../styles/colors.ts';

const NICHE = 'M268 296v-30a32 32 0 0 1 64 0v30z';
const CAR_WHEELS = 'M372 522a18 18 0 0 1 36 0 18 18 0 0 1-36 0zM222 522a18 18 0 0 1 36 0 18 18 0 0 1-36 0z';

const STARS = 'M426 120h0M536 190h0M696 130h0M66 160h0';
const ROOF_EDGE = 'M2 300l298-136 298 136';
/** The cable's frayed end, which hangs from its drum behind the lintel. */
const SNAPPED_CABLE = 'M148 302c4 24-12 28-9 52q-1 12-9 18m9-18q3 12 0 24m0-24q5 10 14 14';

/** Center lines of the three visible sections, which have folded into a zigzag. */
const SECTIONS = 'M458 260 128 312M460 341 127 366M454 402 134 505';

/** The door's sections with their recessed panels. A second copy is lit by the headlights. */
function Leaf({ section, field }: { section: string; field: string }) {
  return (
    <>
      <path strokeWidth="54" stroke={section} d={SECTIONS} />
      <path strokeWidth="26" stroke={field} strokeDasharray="62 18" strokeDashoffset="-16" d={SECTIONS} />
    </>
  );
}

function DoorOffTrack({ isNight, ...placement }: Placement & { isNight: boolean }) {
  return (
    <Scene {...placement} name="door-off-track" viewBox="-76 86 844 514">
      <defs>
        <radialGradient id="off-glow">
          <stop stopColor={`${AMBER}99`} />
          <stop offset="1" stopColor={`${AMBER}00`} />
        </radialGradient>
        <clipPath id="off-beam">
          <path d="M476 510-76 216v394l552-84z" />
        </clipPath>
      </defs>
      {isNight && (
        <g className="off-night">
          <path fill="#ffe3a6" className="off-moon" d="M636 130a36 36 0 1 0 36 50 32 32 0 1 1-36-50z" />
          <path stroke="#8f98c8" strokeWidth="3" strokeLinecap="round" d={STARS} />
        </g>
      )}
      <path fill="#141a38" d="M-2800 560v-80h400q900-90 1800-40t1800 0 1200 0h400v120z" />
      <path fill="#0a0d1c" d="M-2800 538h5600v120h-5600z" />
      <path fill="#343c72" className="off-wall" d="M42 300h516v240H42z" />
      <path fill="#05070f" strokeWidth="12" stroke="#232a52" d="M124 540V296h348v244" />
      {/* The headlights' glow. The second copy of the door shows only inside their beam. */}
      <circle cx="476" cy="518" r="480" fill="url(#off-glow)" clipPath="url(#off-beam)" />
      <path fill="#3d5584" d="M176 524l130-94h54l28 40q48 4 46 54z" />
      <path fill="#8f98c8" d="M306 440h48l20 30h-68z" />
      <Leaf section="#6c74a8" field="#565d92" />
      <g clipPath="url(#off-beam)">
        <Leaf section="#ffe3a6" field="#c9b792" />
      </g>
      {/* The gable and lintel are drawn after the door to cover the end of its top section. */}
      <path fill="#0a0d1c" d="M300 164 2 300h596z" />
      <path fill="#343c72" className="off-wall" d="M300 190 60 302h58v-6h360v6h62z" />
      <path fill="#232a52" d="M118 296h360v6H118zM84 340h16v26H84zM500 340h16v26h-16z" />
      <path fill="#05070f" d={NICHE + CAR_WHEELS} />
      <Van />
      <g className="off-pulse" fill="url(#off-glow)">
        <circle cx="300" cy="268" r="90" />
        <circle cx="594" cy="402" r="90" />
      </g>
      <Emblem color={AMBER} transform="translate(300 276)" />
      <path fill="#ffe3a6" d="M410 488h18v10h-18z" />
      <g fill="none" stroke="#8f98c8" strokeLinecap="round">
        <path strokeWidth="3" d={ROOF_EDGE} />
        <path stroke="#05070f" strokeWidth="2" d={SNAPPED_CABLE} />
      </g>
    </Scene>
  );
}

export const doorOffTrack = (isNight: boolean): SharedScene => ({
  Drawing: (placement) => <DoorOffTrack {...placement} isNight={isNight} />,
  sky: isNight ? nightSky : duskSky,
});
