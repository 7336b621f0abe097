/** Page section with a heading. Used by the other section components. */

import './Section.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { NoBreak, Paragraph } from '../NoBreak/NoBreak.tsx';

export interface SectionProps {
  /** Id of the heading, which labels the section. */
  id: string;
  title: string;
  text?: string;
  /** Background: `stone` is the default, `paper` is lighter with borders, and `night` is dark. */
  tone?: 'stone' | 'paper' | 'night';
  /** Class for section-specific styles. */
  className?: string;
  /** Shown next to the heading, text and children, which then share a column. */
  aside?: ReactNode;
  children?: ReactNode;
}

export function Section({ id, title, text, tone = 'stone', className, aside, children }: SectionProps) {
  const head = (
    <>
      <h2 id={id}>
        <NoBreak>{title}</NoBreak>
      </h2>
      {text && <Paragraph className="section-lead">{text}</Paragraph>}
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
