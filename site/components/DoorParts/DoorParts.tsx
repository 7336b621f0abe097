/** The legend below DoorSection: each part, with a link to the service that repairs it. */

import './DoorParts.css';
import type { DoorPart } from '../../content/types.ts';
import { TooltipLink } from '../Tooltip/TooltipLink.tsx';

export function DoorParts({ parts }: { parts: readonly DoorPart[] }) {
  return (
    <ol className="parts night" data-module="door-parts">
      {parts.map(({ id, title, text, href }, index) => (
        <li key={id}>
          <TooltipLink id={`part-${index + 1}`} href={href} label={title} text={text} />
        </li>
      ))}
    </ol>
  );
}
