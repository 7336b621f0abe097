/** The company's emblem, and the outline of the house in its logo. */

import { business } from '../business/business.ts';
import { LETTERS } from './letters.ts';

/** The logo's house on a 48 × 48 grid. With the bell emblem, the house looks like a mission. */
export const HOUSE =
  business.mark === 'bell'
    ? 'M3 46V21h3v-4c0-4 3-6 6-7 1-5 6-8 12-8s11 3 12 8c3 1 6 3 6 7v4h3v25z'
    : 'M3 46V20L24 2l21 18v26z';

/** Initials for letters that Unicode doesn't separate into a base letter and an accent. */
const BASES: Readonly<Record<string, string>> = { Ł: 'L', Đ: 'D', Ø: 'O', Æ: 'A', Œ: 'O', Þ: 'T' };

/** Initials of the first two words in the short name. */
const initials = business.shortName
  .normalize('NFD')
  .toUpperCase()
  .replace(/[^\p{ASCII}]/gu, (letter) => BASES[letter] ?? letter)
  .split(/\s+/)
  .flatMap((word) => word.match(/[A-Z\d]/)?.[0] ?? [])
  .slice(0, 2);

/** Emblem paths, about 32 × 34 units. The origin is the center of the bell's rim. */
const PATHS = {
  bell: 'M-16 0c6-4 5-11 5-17a11 11 0 0 1 22 0c0 6-1 13 5 17zM-5 3H5A5 5 0 0 1-5 3z',
  star: 'M0-26 4.2-14.8l12 .5-9.4 7.5L10 4.8 0-1.8-10 4.8l3.2-11.6-9.4-7.5 12-.5z',
  door: 'M-15-16 0-28l15 12v4h-30zM-15-9h30v5h-30zM-15-1h30v5h-30z',
};

interface EmblemProps {
  /** Fill or stroke color. Not set in CSS, because share images have no stylesheet. */
  color: string;
  transform: string;
}

export function Emblem({ color, transform }: EmblemProps) {
  if (business.mark !== 'initials') return <path fill={color} d={PATHS[business.mark]} transform={transform} />;
  const [first, second] = initials.map((letter) => LETTERS[letter]);
  return (
    <g fill="none" stroke={color} strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round" transform={transform}>
      <path d={first} transform={second ? 'translate(-15.5 -18)scale(1.2)' : 'translate(-8.5 -22)scale(1.7)'} />
      {second && <path d={second} transform="translate(3.5 -18)scale(1.2)" />}
    </g>
  );
}
