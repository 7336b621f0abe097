import './Points.css';
import { clsx } from 'clsx';
import type { Point } from '../../content/types.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';

interface PointsProps {
  points: readonly Point[];
  /** `ruled`: two columns under hairlines; `tiles`: boxes, three a row; `row`: at most four, no boxes. */
  look: 'ruled' | 'tiles' | 'row';
}

/** Things with an icon, a name and a sentence. */
export function Points({ points, look }: PointsProps) {
  return (
    <ul className={clsx('points', `points-${look}`)}>
      {points.map(({ icon, title, text }) => (
        <li key={title} className="point">
          <Icon name={icon} />
          <div>
            <h3>{title}</h3>
            <p>
              <Text>{text}</Text>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
