/** A short teaser that leads on. */

import './Card.css';
import { clsx } from 'clsx';
import type { Href } from '../../href.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.tsx';
import { Text } from '../Text/Text.tsx';

interface CardProps {
  icon: IconName;
  title: string;
  text: string;
  link: { text: string; href: Href };
  /** Dark, with the safety stripe: for emergencies only. */
  urgent?: boolean;
}

export function Card({ icon, title, text, link, urgent }: CardProps) {
  return (
    <article className={clsx('card', urgent && 'card-urgent night')}>
      <Icon name={icon} />
      <h3>{title}</h3>
      <p>
        <Text>{text}</Text>
      </p>
      <a href={link.href}>{link.text}</a>
    </article>
  );
}
