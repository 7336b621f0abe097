/** Five stars, filled according to a rating. They're hidden from screen readers. */

import './Stars.css';
import { useId } from 'react';

/** Width of the filled part, rounded to quarter stars. Stars are 20 units wide in 24-unit cells. */
const widthOf = (rating: number) => {
  const quarters = Math.round(rating * 4) / 4;
  return Math.floor(quarters) * 24 + (quarters % 1) * 20 + 2;
};

/** @param rating From 0 to 5. */
export function Stars({ rating }: { rating: number }) {
  const id = useId();
  const width = widthOf(rating);
  return (
    <svg className="stars" viewBox="0 0 120 24" aria-hidden="true">
      {width < 120 && (
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x2={width}>
          <stop offset="1" stopColor="currentColor" />
          <stop offset="1" stopColor="currentColor" stopOpacity=".25" />
        </linearGradient>
      )}
      <path
        fill={width < 120 ? `url(#${id})` : undefined}
        d="m12 2 3 6.5 7 .9-5.1 4.8 1.3 7-6.2-3.4-6.2 3.4 1.3-7L2 9.4l7-.9zM36 2l3 6.5 7 .9-5.1 4.8 1.3 7-6.2-3.4-6.2 3.4 1.3-7L26 9.4l7-.9zM60 2l3 6.5 7 .9-5.1 4.8 1.3 7-6.2-3.4-6.2 3.4 1.3-7L50 9.4l7-.9zM84 2l3 6.5 7 .9-5.1 4.8 1.3 7-6.2-3.4-6.2 3.4 1.3-7L74 9.4l7-.9zM108 2l3 6.5 7 .9-5.1 4.8 1.3 7-6.2-3.4-6.2 3.4 1.3-7L98 9.4l7-.9z"
      />
    </svg>
  );
}
