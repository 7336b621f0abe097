/** Where we come to: words on one side, what shows it on the other. */

import './Reach.css';
import type { ReactNode } from 'react';
import type { Href } from '../../href.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';

interface ReachProps {
  id: string;
  title: string;
  text: string;
  link: { text: string; href: Href };
  /** What shows it: figures, a ring. */
  beside: ReactNode;
}

export function Reach({ id, title, text, link, beside }: ReachProps) {
  return (
    <section className="reach-section" aria-labelledby={id}>
      <div className="wrap">
        <div>
          <h2 id={id}>{title}</h2>
          <p>
            <Text>{text}</Text>
          </p>
          <ButtonLink href={link.href}>{link.text}</ButtonLink>
        </div>
        {beside}
      </div>
    </section>
  );
}
