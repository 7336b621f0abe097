/**
 * The end of a page: what to do next, and the mission arch with its door lit. The page has drawn the
 * mark before: once more weighs next to nothing.
 */

import './ClosingCta.css';
import type { ReactNode } from 'react';
import { LogoMark } from '../Logo/LogoMark.tsx';

interface ClosingCtaProps {
  id: string;
  title: string;
  text: string;
  /** One or two buttons. */
  actions: ReactNode;
}

export function ClosingCta({ id, title, text, actions }: ClosingCtaProps) {
  return (
    <section className="closing-cta" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <div className="closing-cta-actions">{actions}</div>
        <LogoMark />
      </div>
    </section>
  );
}
