/** Legend of the DoorCutaway illustration. Each part links to the service that repairs it. */

import './DoorCutawayLegend.css';
import { TooltipLink } from '../Tooltip/TooltipLink.tsx';

interface DoorCutawayLegendProps {
  /** Accessible name of the legend. */
  label: string;
  /** The door parts, ordered by number. */
  parts: readonly { id: string; title: string; text: string; href: string }[];
}

export function DoorCutawayLegend({ label, parts }: DoorCutawayLegendProps) {
  return (
    <section aria-label={label}>
      <ol className="door-cutaway-legend night" data-module="door-parts">
        {parts.map(({ id, title, text, href }, index) => (
          <li key={id}>
            <TooltipLink id={`part-${index + 1}`} href={href} label={title} text={text} />
          </li>
        ))}
      </ol>
    </section>
  );
}
