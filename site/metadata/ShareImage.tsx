/** Share image of a page (1200 × 630): title, phone number and illustration. */

import { useId } from 'react';
import { business } from '../business/business.ts';
import { hours } from '../business/facts.ts';
import { phoneText } from '../business/phone.ts';
import { LogoMarkShapes } from '../components/Logo/LogoMark.tsx';
import type { Place, Placement, SharedScene } from '../scenes/Scene.tsx';
import { headerLines, LEFT, type Line, RIGHT, SPACING, type TitleArea, titleLines } from './share-text.ts';

/** Positions of the illustration and the title. */
const PLACES = {
  beside: { scene: { x: 560, y: 230, width: 640, height: 400 }, title: { lines: 3, top: 238, right: 612 } },
  low: { scene: { x: 600, y: 255, width: 600, height: 375 }, title: { lines: 3, top: 255, right: 655 } },
  high: { scene: { x: 600, y: 135, width: 600, height: 485 }, title: { lines: 3, top: 0, right: 590 } },
  below: { scene: { x: 0, y: 380, width: 1200, height: 250 }, title: { lines: 2, top: 420, right: 0 } },
} satisfies Record<Place, { scene: Placement; title: TitleArea }>;

function Lines({ lines, x, spacing }: { lines: readonly Line[]; x: number; spacing: number }) {
  return lines.map(({ text, size, y }, index) => (
    <text key={index} x={x} y={y} fontSize={size} letterSpacing={size * spacing}>
      {text}
    </text>
  ));
}

/** Draws without stylesheets, because it's converted to PNG. @param title Title of the page. */
export function ShareImage({ title, scene }: { title: string; scene: SharedScene }) {
  const { Drawing, sky, place = 'beside' } = scene;
  const { colors, text, accent } = sky.shareImage;
  const skyId = useId();
  const header = headerLines(business.name, [hours.short, phoneText(business.phone)].filter(Boolean));
  const titleText = title.replaceAll('\u00a0', ' ');
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" fontFamily="Archivo" fontWeight="800">
      <linearGradient id={skyId} x2="0" y2="1">
        {colors.map((color, index) => (
          <stop key={color} offset={[0, 0.6, 1][index]} stopColor={color} />
        ))}
      </linearGradient>
      <path fill={`url(#${skyId})`} d="M0 0h1200v630H0z" />
      <Drawing overflow="visible" {...PLACES[place].scene} />
      <g transform="translate(70 56) scale(1.5)">
        <LogoMarkShapes house={text} door={colors[0]} emblem={accent} />
      </g>
      <g fill={text}>
        <Lines lines={header.name} x={LEFT.name} spacing={SPACING.header} />
        <Lines lines={titleLines(titleText, PLACES[place].title)} x={LEFT.title} spacing={SPACING.title} />
      </g>
      <g fill={accent} textAnchor="end">
        <Lines lines={header.contact} x={RIGHT} spacing={SPACING.header} />
      </g>
    </svg>
  );
}
