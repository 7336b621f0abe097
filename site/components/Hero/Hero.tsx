/** The top of a page: one strong statement, the hotline and a scene. A page that imports TallHero.css gives it 600 px. */

import './Hero.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { NoBreak } from '../NoBreak/NoBreak.tsx';

interface HeroProps {
  title: string;
  text: string;
  /** A short line above the title. */
  eyebrow?: string;
  /** Between title and text: the stars of the testimonials, the status of a failure. */
  detail?: ReactNode;
  /** Call buttons and links. */
  actions?: ReactNode;
  /** Below the actions: the rating of the home page. */
  note?: ReactNode;
  /** The drawn scene: beside the text on wide screens, below it on phones. */
  scene: ReactNode;
  /** Names the sky, `sky-golden` for example: its scene's stylesheet paints it. Otherwise it is dusk. */
  sky?: string;
}

export function Hero({ title, text, eyebrow, detail, actions, note, scene, sky }: HeroProps) {
  return (
    <section className={clsx('hero', sky)}>
      <div className="wrap hero-text">
        {eyebrow && <p className="hero-eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {detail}
        <p className="hero-lead">
          <NoBreak>{text}</NoBreak>
        </p>
        {actions && <div className="hero-actions">{actions}</div>}
        {note}
      </div>
      <div className="hero-scene">{scene}</div>
    </section>
  );
}
