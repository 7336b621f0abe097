/** The legend of the drawing DoorCutaway: each numbered part, with a link to the service that repairs it. */

import './DoorCutawayLegend.css';
import type { DoorPart } from '../../content/types.ts';
import { TooltipLink } from '../Tooltip/TooltipLink.tsx';

interface DoorCutawayLegendProps {
  /** What screen readers call the list. */
  label: string;
  parts: readonly DoorPart[];
}

export function DoorCutawayLegend({ label, parts }: DoorCutawayLegendProps) {
  return (
    <ol className="door-cutaway-legend night" aria-label={label} data-module="door-parts">
      {parts.map(({ id, title, text, href }, index) => (
        <li key={id}>
          <TooltipLink id={`part-${index + 1}`} href={href} label={title} text={text} />
        </li>
      ))}
    </ol>
  );
}
