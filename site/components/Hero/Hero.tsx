/** Top section of a page, with the title, call buttons and an illustration. */

import './Hero.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PageScene } from '../../scenes/Scene.tsx';
import { Buttons } from '../Button/Button.tsx';
import { Paragraph } from '../NoBreak/NoBreak.tsx';

export interface HeroCopy {
  /** A short line above the title. */
  eyebrow?: string;
  title: string;
  text: string;
}

export interface HeroProps extends HeroCopy {
  /** Shown between the title and the text, such as a rating or an error status. */
  detail?: ReactNode;
  /** Call buttons and links. */
  actions?: ReactNode;
  /** Shown below the actions, such as the rating on the home page. */
  note?: ReactNode;
  /** Illustration, shown next to the text on wide screens and below it on phones. */
  scene: PageScene;
  className?: string;
}

export function Hero({ title, text, eyebrow, detail, actions, note, scene, className }: HeroProps) {
  const { Drawing, sky } = scene;
  return (
    <section className={clsx('hero', className, sky.className)}>
      <div className="wrap hero-text">
        {eyebrow && <p className="hero-eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {detail}
        <Paragraph className="hero-lead">{text}</Paragraph>
        {actions && <Buttons>{actions}</Buttons>}
        {note}
      </div>
      <div className="hero-scene">
        <Drawing />
      </div>
    </section>
  );
}
