/**
 * A loading dock at night with an open, lit bay next to a closed high-speed door. It's cropped to
 * its element's size. A background image would take more time on the main thread.
 */

import { AMBER, CLAY, INK } from '../styles/colors.ts';

export function DockDoor() {
  return (
    <svg className="dock-door" viewBox="0 0 640 436" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <linearGradient id="dock-light" x2="0" y2="1">
        <stop stopColor="#ffd98a" />
        <stop offset="1" stopColor="#f0a348" />
      </linearGradient>
      <path fill="#1f3050" d="M0 0h2000v460H0z" />
      <path stroke="#1a2945" strokeWidth="6" d="M0 26h2000M0 60h2000M0 94h2000" />
      <path fill="#0b1428" d="M0 402h2000v200H0z" />
      <path fill="#33476d" d="M44 112h252v290H44zM364 112h252v290H364zM684 112h252v290H684z" />
      <path fill={AMBER} d="M44 112h252v14H44zM364 112h252v14H364zM684 112h252v14H684z" />
      <path fill="url(#dock-light)" d="M62 132h216v270h-216z" />
      <path fill="#c8d2e0" d="M62 132h216v44H62zM382 132h216v270h-216zM702 132h216v270h-216z" />
      <path
        stroke="#8fa0ba"
        strokeWidth="4"
        d="M62 154h216M62 176h216M382 180h216M382 228h216M382 276h216M382 324h216M382 372h216M702 180h216M702 228h216"
      />
      <path fill="#33476d" d="M404 194h172v20H404z" />
      {/* Boxes on a pallet, and a forklift. */}
      <path fill="#a35a24" d="M82 318h70v66H82zM88 268h58v50H88z" />
      <path fill="#7a4218" d="M78 384h78v8H78zM112 268h10v50h-10zM108 318h18v66h-18z" />
      <path fill={CLAY} d="M196 336h62v44h-62zM214 300h6v36h-6zM196 296h44v6h-44zM236 300h6v36h-6z" />
      <path fill={INK} d="M186 292h7v100h-7zM166 386h24v6h-24z" />
      <path stroke={INK} strokeWidth="24" strokeLinecap="round" d="M210 384h0M246 384h0" />
      <path fill="#ffd98a" fillOpacity=".22" d="M62 402h216l70 58H0z" />
      <path fill={AMBER} d="M50 402h18v44h-18zM272 402h18v44h-18zM370 402h18v44h-18zM592 402h18v44h-18z" />
      <path stroke="#0b1428" strokeWidth="6" d="m48 432 22-22M270 432l22-22M368 432l22-22M590 432l22-22" />
      <path fill="#ffe3a6" d="M318 150h24l8 14h-40z" />
      <path fill="#ffe3a6" fillOpacity=".16" d="M310 164h40l30 238H280z" />
    </svg>
  );
}
