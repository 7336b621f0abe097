/** Teaser card with a small illustration, a short description and a link. */

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Action } from '../Button/Button.tsx';
import { Paragraph } from '../NoBreak/NoBreak.tsx';
import { SafetyStripe } from '../SafetyStripe/SafetyStripe.tsx';
import './Card.css';

export interface CardCopy {
  title: string;
  text: string;
  /** Such as "from $129". */
  price?: string | undefined;
  link: Action;
  /** True for a dark card with a safety stripe. For emergencies only. */
  urgent?: boolean;
}

export function Card({ scene, title, text, price, link, urgent }: CardCopy & { scene: ReactNode }) {
  return (
    <article className={clsx('card', urgent && 'card-urgent night')}>
      {urgent && <SafetyStripe />}
      {scene}
      <div className="card-text">
        <h3>{title}</h3>
        <Paragraph>{text}</Paragraph>
        {price && <p className="card-price">{price}</p>}
        <a href={link.href}>{link.text}</a>
      </div>
    </article>
  );
}
