/**
 * A street at golden hour, with the sun low on the left. A ranch house, a mission, a modern house,
 * a bungalow and a barn each have a different garage door. Stars arch over the middle houses.
 */

import './NeighborHouses.css';
import { business } from '../business/business.ts';
import { CLAY } from '../styles/colors.ts';
import { Emblem } from './Emblem.tsx';
import { ON_LIGHT, type Placement, Scene, type SharedScene } from './Scene.tsx';

/** Top edge of the mission's gable, and the outline of its front wall. */
const GABLE = 'h8q11-1 13-13h3v-8a13 13 0 0 1 26 0v8h3q2 12 13 13h8';
const MISSION = `v-52${GABLE}v52z`;

/** Top edge of a live oak's crown, also used for the crown's sunny side. */
const CROWN = 'c-9-2-9-14 1-17 0-12 13-16 20-10 7-10 23-7 24 3';

const AGAVE = 'M302 128l-9-6 6 1-4-9 7 6 3-9 3 9 7-6-4 9 6-1-9 6z';

const DRIVES = [111, 351, 466, 214, 567].map((left) => `M${left} 122h56l7 14h-70z`).join('');
const SHADOWS = [96, 199, 331, 438, 561].map((left) => `M${left} 122h80l9-3 40 4-9 3h-80z`).join('');

/** Walls in the shade. */
const SIDES = [
  'M411 75l9-3v47l-9 3z',
  `M214 121${MISSION}`,
  'M176 88l9-3v34l-9 3zM98 51h5v20h-5z',
  'M349 54l9-3v25h-9z',
  'M641 90l9-3v32l-9 3z',
  'M518 84l9-3v38l-9 3z',
  'M621 70l9-3v16h-9z',
].join('');

const ROOFS = [
  'M165 62l31 24-11 3z',
  'M315 50l9-3h36v4l-9 3zM341 72l9-3h73v4l-9 3z',
  'M478 50l48 36 10-3-48-36z',
  'M595 44l32 24 10-3-32-24zM623 76l24 18 10-3-24-18z',
].join('');

/** The porch, the belfry and the frame of the glass door. They're the same color as the roofs. */
const RECESSES = 'M440 94h31v28h-31zM236 61V49a6 6 0 0 1 12 0v12zM353 86h52v36h-52z';

/**
 * Top point of each full star of the rating, which is rounded to quarters. All of them are above
 * the three houses that narrow screens show.
 */
const STARS = ['240 8', '300 6', '360 5', '420 6', '480 8'].slice(0, business.reviews && business.rating + 1 / 8);

function NeighborHouses(placement: Placement) {
  return (
    <Scene {...placement} name="neighbor-houses" viewBox="0 0 720 150" fit="xMidYMax slice">
      {/* Hill, lawn, street, sidewalk, driveways, fence, and the shadows of the houses. */}
      <g className="houses-far">
        <path fill="#d96" d="M-800 110q1200-60 2400 10v80h-2400z" />
        <path fill="#db6" d="M-800 118h2400v82h-2400z" />
        <path fill="#967" d="M-800 139h2400v61h-2400z" />
      </g>
      <path className="houses-wall" fill="#fec" d={`M-800 136h2400v4h-2400z${DRIVES}`} />
      <path className="houses-pale" stroke="#fff6e0" strokeWidth="8" strokeDasharray="1 3" d="M-800 116h2400" />
      <path fill="#534" opacity=".4" d={SHADOWS} />

      {/* Live oaks with agaves. Two are behind the houses, and three are in front of them. */}
      <g id="houses-oak">
        <path className="houses-dark" fill="#534" d="M290 125v-24l-10-20 14 12 10-12-7 20 1 24z" />
        <path
          className="houses-dark"
          fill="#663"
          d={`M267 90${CROWN} 11-1 16 11 8 19-1 8-12 10-17 5-7 6-18 5-21 0-4 5-12 5-15 0z${AGAVE}`}
        />
        <path className="houses-wall" fill="#a94" d={`M267 90${CROWN}-9-5-19 0-20 8-9-2-17 3-16 10-4-1-7 2-9 6z`} />
      </g>
      <use href="#houses-oak" x="128" />

      {/* Walls, starting with those in the shade. */}
      <path className="houses-dark" fill="#967" d={SIDES} />
      <path className="houses-wall" fill="#eb8" d="M61 86h115v36H61zM86 51h12v20h-12z" />
      <path className="houses-wall" fill="#fec" d={`M347 75h64v47h-64zM205 122${MISSION}`} />
      <path className="houses-wall" fill="#9a8" d="M438 122V82l40-30 40 30v40z" />
      <path className="houses-wall" fill="#bba" d="M549 122V91l20-15v-9l26-20 26 20v9l20 15v31z" />

      {/* The modern house's tower, the mission and bungalow doors, and the ranch house's roof. */}
      <path
        className="houses-dark"
        fill="#953"
        d="M317 54h32v68h-32zM219 122V98a23 18 0 0 1 46 0v24zM474 94h40v28h-40zM52 89l23-27h90l20 27z"
      />
      {/* Roofs, then white trim. */}
      <path className="houses-dark" fill="#534" d={ROOFS + RECESSES} />
      <path
        className="houses-pale"
        fill="none"
        stroke="#fff6e0"
        strokeWidth="4"
        d="M51 89h135M315 52h36M341 74h73M430 87l48-36 48 36M543 94l24-18M623 76l24 18M446 94v28M563 69l32-24 32 24M466 94v28"
      />
      {/* The ranch house's garage door, a mailbox, and the emblem on the mission's gable. */}
      <path fill="#fff6e0" d="M111 94h56v28h-56zM325 138v-12h-4v-3a3 3 0 0 1 3-3h8v6h-5v12z" />
      <Emblem color="#fff6e0" transform="translate(242 59)scale(.25)" />
      {/* The barn's doors, the ranch house's front door, and the mission's coping. */}
      <path fill="#932" d="M97 97h8v25h-8zM575 84h40v38h-40zM573 80h44v5h-44zM588 56h14v14h-14z" />
      <path fill="none" stroke="#932" strokeWidth="3" d={`M205 70${GABLE}`} />

      {/* The panes, door grooves, barn door's slats and windows are drawn as dashed lines. */}
      <path stroke="#fc7" strokeWidth="8" strokeDasharray="11 2" d="M354 91h50M354 100h50M354 109h50M354 118h50" />
      <path stroke="#534" opacity=".4" strokeDasharray="56 52 46 209 40" d="M111 101h403M111 108h403M111 115h403" />
      <path stroke="#534" opacity=".4" strokeWidth="40" strokeDasharray="1 3" d="M595 87v35" />
      <path
        className="houses-lit"
        stroke="#567"
        strokeWidth="5"
        strokeDasharray="10 4"
        d="M113 97h52M475 97h38M66 101h24M456 98v22M466 68h24M66 107h24M466 74h24M554 104h10M223 94h38M626 104h10M333 60v52"
      />

      <use href="#houses-oak" x="-100" y="2" />
      <use href="#houses-oak" x="238" y="2" />
      <use href="#houses-oak" x="398" y="2" />
      <g className="houses-lit houses-stars" fill={CLAY}>
        {STARS.map((top) => (
          <path key={top} d={`M${top}l3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z`} />
        ))}
      </g>
    </Scene>
  );
}

export const neighborHouses: SharedScene = {
  Drawing: NeighborHouses,
  sky: { className: 'sky-golden', shareImage: { colors: ['#fdf1d8', '#fbdfae', '#f6c488'], ...ON_LIGHT } },
  place: 'below',
};
