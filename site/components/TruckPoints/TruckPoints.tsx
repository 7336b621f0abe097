/** Reasons to choose the company, numbered in a drawing of its open van. */

import './TruckPoints.css';
import { sharedScene } from '../../scenes/SharedScene.tsx';
import { NoBreak } from '../NoBreak/NoBreak.tsx';

interface TruckPointsProps {
  /** The first four have a number in the drawing. */
  points: readonly { title: string; text: string }[];
}

export function TruckPoints({ points }: TruckPointsProps) {
  return (
    <div className="truck">
      {sharedScene('truck')}
      <ol>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <NoBreak>{text}</NoBreak>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
