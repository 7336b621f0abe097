/**
 * The end of a page: what to do next, and the mission arch with its door lit. The page has drawn the
 * mark before: once more weighs next to nothing.
 */

import './Closing.css';
import type { ReactNode } from 'react';
import { Mark } from '../Logo/Mark.tsx';

interface ClosingProps {
  id: string;
  title: string;
  text: string;
  /** One or two buttons. */
  actions: ReactNode;
}

export function Closing({ id, title, text, actions }: ClosingProps) {
  return (
    <section className="closing" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <div className="closing-actions">{actions}</div>
        <Mark />
      </div>
    </section>
  );
}
