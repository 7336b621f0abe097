/** Where we come to: words on one side, what shows it on the other. */

import './CoverageSection.css';
import type { ReactNode } from 'react';
import type { Link } from '../../content/types.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { NoBreak } from '../NoBreak/NoBreak.tsx';

interface CoverageSectionProps {
  id: string;
  title: string;
  text: string;
  link: Link;
  /** What shows it: figures, a ring. */
  aside: ReactNode;
}

export function CoverageSection({ id, title, text, link, aside }: CoverageSectionProps) {
  return (
    <section className="coverage-section" aria-labelledby={id}>
      <div className="wrap">
        <div>
          <h2 id={id}>{title}</h2>
          <p>
            <NoBreak>{text}</NoBreak>
          </p>
          <ButtonLink href={link.href}>{link.text}</ButtonLink>
        </div>
        {aside}
      </div>
    </section>
  );
}
