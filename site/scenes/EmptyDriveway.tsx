/** Noon in the Hill Country. A driveway leads to a half-open garage door without a house. */

import './EmptyDriveway.css';
import { CLAY } from '../styles/colors.ts';
import { type PageScene, type Placement, Scene } from './Scene.tsx';

const DRIVE = 'M62 510 395 244q56-4 48-20h4q4 20-22 20l333 266z';
const CLOUD = 'M92 148q4-18 24-12 12-24 34-4 22-6 26 16z';
const BIRD = 'M140 62q14-8 22 4 10-8 20 4-10-6-20 6-8-14-22-14z';
const HILLS = 'q300-60 600 0t600 0 600 0 600 0 600 0 600 0 1600 0v290z';
/** Shadow shape for the mailbox post and the cactus. */
const SHADOW = 'l-40 22h14l34-22z';
/** Arcs that form the tumbleweed's twigs. */
const TWIGS = [' 3 41', '-25-34', ' 38 20', '-45 0', ' 43-18', '-30 34', ' 16-40']
  .map((end) => `32 32 0 0 1${end}`)
  .join(' ');
/** Joint between two courses of limestone, across both jambs. */
const COURSE = 'h40m220 0h40M260 ';

function EmptyDriveway(placement: Placement) {
  return (
    <Scene {...placement} name="empty-driveway" viewBox="0 0 720 460">
      {/* The sun, or the moon in dark mode. */}
      <path fill="#fffdf9" d="M640 66a32 32 0 1 1-1 0z" />
      <g>
        <path fill="#bcd" d={`M-2500 512V222${HILLS}`} />
        <path fill="#ab9" d={`M-2400 540V250h230${HILLS}`} />
        <path fill="#eda" d="M-2400 510V244h5600v266z" />
        {/* The white driveway, portal edges and cloud. */}
        <path fill="#fffdf9" d={`${DRIVE}M300 108l8 9v178l-8 5zM250 64h320v10H250z${CLOUD}`} />
        {/* Shadows, which fall forward and to the left because the sun is behind the portal. */}
        <path fill="#2353" d={`m260 300-71 39h300l71-39h-40l-29 16H271l29-16zM150 352${SHADOW}M640 356${SHADOW}`} />
        {/* The door with its panels, and the mailbox in the same color. */}
        <path fill={CLAY} d="M308 117h204v88H308zM170 252v-36h14v10h-10v24zM126 268v-22q0-14 14-14t14 14v22z" />
        <path stroke="#0002" strokeWidth="22" strokeDasharray="36 12" d="M320 139h184M320 183h184" />
        <path
          fill="#235"
          d={`M146 268h8v84h-8zM140 232h36q14 0 14 14v22h-36v-22q0-14-14-14zM308 160h204v2H308zM308 203h204v2H308z${BIRD}`}
        />
        <path fill="#e6dbc6" d="M260 74h300v226h-40V108H300v192h-40z" />
        <path
          fill="#cb9"
          stroke="#cb9"
          d={`M300 108h220v192l-8-5V117H308zM240 368h340M156 435h508M260 108${COURSE}156${COURSE}204${COURSE}252h40m220 0h40`}
        />
        <path
          stroke="#796"
          strokeWidth="30"
          strokeLinecap="round"
          d="M640 344v-8M625 314l-5-10M656 312l5-10M633 282l4-10"
        />
        <path className="empty-driveway-weed" fill="#2353" stroke="#864" strokeWidth="2" d={`M591 378a${TWIGS}`} />
      </g>
      {/* Only visible in dark mode: the stars, and two lit windows at the end of the road. */}
      <path
        className="empty-driveway-stars"
        strokeWidth="3"
        strokeDasharray="3 220"
        d="M26 52h3M206 34h3M418 24h3M590 40h3M694 186h3M800-30h3M940 60h3M442 220h3M450 220h3"
      />
    </Scene>
  );
}

export const emptyDriveway: PageScene = { Drawing: EmptyDriveway, sky: { className: 'sky-noon' } };
