/** A part of a page under a heading of its own. */

import './Section.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { NoBreak } from '../NoBreak/NoBreak.tsx';

interface SectionProps {
  /** Becomes the heading's id, and so the section's name for screen readers. */
  id: string;
  title: string;
  text?: string;
  /** The ground: limestone, paper between two grooves of a door, or the brand's dark side. */
  tone?: 'stone' | 'paper' | 'night';
  children: ReactNode;
}

export function Section({ id, title, text, tone = 'stone', children }: SectionProps) {
  return (
    <section
      className={clsx('section', tone === 'paper' && 'section-paper', tone === 'night' && 'night')}
      aria-labelledby={id}
    >
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        {text && (
          <p className="section-lead">
            <NoBreak>{text}</NoBreak>
          </p>
        )}
        {children}
      </div>
    </section>
  );
}
