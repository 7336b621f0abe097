import { Points, type PointsProps } from './Points.tsx';
import './RuledPoints.css';

/** Two columns under hairlines. */
export function RuledPoints(props: PointsProps) {
  return <Points {...props} look="ruled" />;
}
