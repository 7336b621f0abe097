/** A short teaser that leads on. */

import { clsx } from 'clsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.tsx';
import { NoBreak } from '../NoBreak/NoBreak.tsx';
import { SafetyStripe } from '../SafetyStripe/SafetyStripe.tsx';
import './Card.css';

interface CardProps {
  icon: IconName;
  title: string;
  text: string;
  link: { text: string; href: string };
  /** Dark, with the safety stripe: for emergencies only. */
  urgent?: boolean;
}

export function Card({ icon, title, text, link, urgent }: CardProps) {
  return (
    <article className={clsx('card', urgent && 'card-urgent night')}>
      {urgent && <SafetyStripe />}
      <Icon name={icon} />
      <h3>{title}</h3>
      <p>
        <NoBreak>{text}</NoBreak>
      </p>
      <a href={link.href}>{link.text}</a>
    </article>
  );
}
