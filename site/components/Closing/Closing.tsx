import './Closing.css';
import type { ReactNode } from 'react';
import { Skyline } from '../Skyline/Skyline.tsx';

interface ClosingProps {
  id: string;
  title: string;
  text: string;
  /** One or two buttons. */
  actions: ReactNode;
}

/** The end of a page: the city at night and what to do next. */
export function Closing({ id, title, text, actions }: ClosingProps) {
  return (
    <section className="closing" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <div className="closing-actions">{actions}</div>
      </div>
      <Skyline />
    </section>
  );
}
