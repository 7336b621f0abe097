/** Share image of a page (1200 × 630): title, phone number and illustration. */

import { useId } from 'react';
import { business } from '../business/business.ts';
import { hours } from '../business/hours.ts';
import { phoneText } from '../business/phone.ts';
import { LogoMarkShapes } from '../components/Logo/LogoMark.tsx';
import type { Placement, SharedScene } from '../scenes/Scene.tsx';

/** Position of the illustration, and maximum number of title lines. */
const PLACES = {
  beside: { scene: { x: 560, y: 230, width: 640, height: 400 }, lines: 3 },
  low: { scene: { x: 600, y: 255, width: 600, height: 375 }, lines: 3 },
  high: { scene: { x: 600, y: 135, width: 600, height: 485 }, lines: 3 },
  below: { scene: { x: 0, y: 380, width: 1200, height: 250 }, lines: 2 },
} satisfies Record<string, { scene: Placement; lines: number }>;

/** Breaks text into at most `most` lines of similar length. */
function breakLines(text: string, most: number): readonly string[] {
  for (let length = Math.ceil(text.length / most); length < text.length; length += 1) {
    const lines = text.match(new RegExp(`(?<!\\S)\\S.{0,${length - 1}}(?!\\S)`, 'g')) ?? [];
    if (lines.length <= most && lines.join(' ') === text) return lines;
  }
  return [text];
}

interface ShareImageProps {
  /** Title of the page. */
  text: string;
  scene: SharedScene;
  place?: keyof typeof PLACES;
}

/** Draws without stylesheets, because it's converted to PNG. */
export function ShareImage({ text: title, scene: { Drawing, sky }, place = 'beside' }: ShareImageProps) {
  const { colors, text, accent } = sky.shareImage;
  const skyId = useId();
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" fontFamily="Archivo" fontWeight="800">
      <linearGradient id={skyId} x2="0" y2="1">
        {colors.map((color, index) => (
          <stop key={color} offset={[0, 0.6, 1][index]} stopColor={color} />
        ))}
      </linearGradient>
      <path fill={`url(#${skyId})`} d="M0 0h1200v630H0z" />
      <Drawing {...PLACES[place].scene} />
      <g transform="translate(70 56) scale(1.5)">
        <LogoMarkShapes house={text} door={colors[0]} emblem={accent} />
      </g>
      <g fill={text}>
        <text x="162" y="107" fontSize="34" letterSpacing="-.7">
          {business.name}
        </text>
        {breakLines(title.replaceAll('\u00a0', ' '), PLACES[place].lines).map((line, index) => (
          <text key={line} x="70" y={222 + index * 74} fontSize="70" letterSpacing="-2.1">
            {line}
          </text>
        ))}
      </g>
      <text x="1130" y="107" fontSize="34" letterSpacing="-.7" textAnchor="end" fill={accent}>
        {[hours.short, phoneText(business.phone)].filter(Boolean).join(' · ')}
      </text>
    </svg>
  );
}
