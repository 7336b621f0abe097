/** A service in full: what it is, and what it includes. */

import './ServiceCard.css';
import type { Service } from '../../content/types.ts';
import { Checklist } from '../Checklist/Checklist.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { NoBreak } from '../NoBreak/NoBreak.tsx';

export function ServiceCard({ id, icon, title, description, details }: Service) {
  return (
    <article className="service" id={id}>
      <header>
        <Icon name={icon} />
        <h3>{title}</h3>
      </header>
      <p>
        <NoBreak>{description}</NoBreak>
      </p>
      <Checklist items={details} />
    </article>
  );
}
