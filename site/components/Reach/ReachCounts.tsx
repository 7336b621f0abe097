/** How many places there are in each region, as figures that lead to their lists. */

import './ReachCounts.css';
import type { Href } from '../../href.ts';

interface ReachCountsProps {
  groups: readonly { name: string; href: Href; count: number }[];
}

export function ReachCounts({ groups }: ReachCountsProps) {
  return (
    <ul className="counts">
      {groups.map(({ name, href, count }) => (
        <li key={name}>
          <a href={href}>
            <b>{count}</b> <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
