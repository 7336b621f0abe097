/** Stars and the words that say how many. */

import { Stars } from './Stars.tsx';

export function Rating({ text }: { text: string }) {
  return (
    <p className="rating">
      <Stars /> <span>{text}</span>
    </p>
  );
}
