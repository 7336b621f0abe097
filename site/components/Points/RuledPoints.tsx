/** Two columns under hairlines. */

import { Points, type PointsProps } from './Points.tsx';
import './RuledPoints.css';

export function RuledPoints(props: PointsProps) {
  return <Points {...props} look="ruled" />;
}
