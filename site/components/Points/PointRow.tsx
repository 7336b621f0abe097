/** A row without boxes, of four or of three. */

import { Points, type PointsProps } from './Points.tsx';
import './PointRow.css';

export function PointRow(props: PointsProps) {
  return <Points {...props} look="row" />;
}
