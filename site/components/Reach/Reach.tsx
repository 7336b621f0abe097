import './Reach.css';
import type { ReactNode } from 'react';
import { ButtonLink } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';

interface ReachProps {
  id: string;
  title: string;
  text: string;
  link: { text: string; href: string };
  map: ReactNode;
}

/** Where we come to: words on one side, the map on the other. */
export function Reach({ id, title, text, link, map }: ReachProps) {
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
        {map}
      </div>
    </section>
  );
}
