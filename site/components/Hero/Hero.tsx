import './Hero.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Text } from '../Text/Text.tsx';

interface HeroProps {
  title: string;
  text: string;
  /** A short line above the title. */
  eyebrow?: string;
  /** Between title and text: the stars of the testimonials. */
  rating?: ReactNode;
  /** Call buttons and links. */
  actions?: ReactNode;
  /** Below the actions: the rating of the home page. */
  note?: ReactNode;
  /** The drawn scene: beside the text on wide screens, below it on phones. */
  scene: ReactNode;
  /** `tall`: 600 px, for the home page. */
  tall?: boolean;
  /** Deep night instead of dusk. */
  night?: boolean;
}

/** The top of a page: one strong statement, the hotline and a scene. */
export function Hero({ title, text, eyebrow, rating, actions, note, scene, tall, night }: HeroProps) {
  return (
    <section className={clsx('hero', night && 'hero-night', tall && 'hero-tall')}>
      <div className="wrap hero-text">
        {eyebrow && <p className="hero-eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {rating}
        <p className="hero-lead">
          <Text>{text}</Text>
        </p>
        {actions && <div className="hero-actions">{actions}</div>}
        {note}
      </div>
      <div className="hero-scene">{scene}</div>
    </section>
  );
}
