/** Things with an icon, a name and a sentence. Each look of theirs is a component with its own stylesheet. */

import './Points.css';
import type { Point } from '../../content/types.ts';
import { Icon } from '../Icon/Icon.tsx';
import { NoBreak } from '../NoBreak/NoBreak.tsx';

export interface PointsProps {
  points: readonly Point[];
}

export function Points({ points, look }: PointsProps & { look: string }) {
  return (
    <ul className={`points points-${look}`}>
      {points.map(({ icon, title, text }) => (
        <li key={title} className="point">
          <Icon name={icon} />
          <div>
            <h3>{title}</h3>
            <p>
              <NoBreak>{text}</NoBreak>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
