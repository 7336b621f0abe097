/** Legend of the DoorCutaway illustration. Parts link to their symptom or to the repair service. */

import './DoorCutawayLegend.css';
import type { DoorPartName } from '../../scenes/DoorCutaway.tsx';
import { TooltipLink } from '../Tooltip/TooltipLink.tsx';

/** Door part. The order determines the numbers in the illustration. */
export interface PartCopy {
  /** Matching part of the illustration. */
  id: DoorPartName;
  title: string;
  /** Purpose and signs of failure. Shown in a tooltip and below the picture in the symptom. */
  text: string;
  /** Link to the service that repairs the part. */
  href: string;
}

interface DoorCutawayLegendProps {
  /** Accessible name of the legend. */
  label: string;
  parts: readonly PartCopy[];
}

export function DoorCutawayLegend({ label, parts }: DoorCutawayLegendProps) {
  return (
    <section aria-label={label} className="door-cutaway-legend night">
      <ol className="wrap" data-module="door-parts">
        {parts.map(({ id, title, text, href }, index) => (
          <li key={id}>
            <TooltipLink id={`part-${index + 1}`} href={href} label={title} text={text} />
          </li>
        ))}
      </ol>
    </section>
  );
}
