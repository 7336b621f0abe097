import { Stars } from './Stars.tsx';

/** Stars and the words that say how many. */
export function Rating({ text }: { text: string }) {
  return (
    <p className="rating">
      <Stars /> <span>{text}</span>
    </p>
  );
}
