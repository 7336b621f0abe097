/** A part of a page under a heading of its own. All sections are built on this one. */

import './Section.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { NoBreak } from '../NoBreak/NoBreak.tsx';

export interface SectionProps {
  /** Becomes the heading's id, and so the section's name for screen readers. */
  id: string;
  title: string;
  text?: string;
  /** The ground: limestone, paper between two grooves of a door, or the brand's dark side. */
  tone?: 'stone' | 'paper' | 'night';
  /** The class of a section with a look of its own. */
  className?: string;
  /** Stands beside heading, text and children, which then share a column. */
  aside?: ReactNode;
  children?: ReactNode;
}

export function Section({ id, title, text, tone = 'stone', className, aside, children }: SectionProps) {
  const head = (
    <>
      <h2 id={id}>{title}</h2>
      {text && (
        <p className="section-lead">
          <NoBreak>{text}</NoBreak>
        </p>
      )}
    </>
  );
  return (
    <section
      className={clsx('section', tone === 'paper' && 'section-paper', tone === 'night' && 'night', className)}
      aria-labelledby={id}
    >
      <div className="wrap">
        {aside ? (
          <div>
            {head}
            {children}
          </div>
        ) : (
          <>
            {text ? <div className="section-head">{head}</div> : head}
            {children}
          </>
        )}
        {aside}
      </div>
    </section>
  );
}
