/** Full description of a service, with a list of what it includes. */

import './ServiceCard.css';
import { Checklist } from '../Checklist/Checklist.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.tsx';
import { NoBreak } from '../NoBreak/NoBreak.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface ServiceCardProps {
  id: string;
  icon: IconName;
  title: string;
  description: string;
  /** List of what the service includes. */
  details: readonly string[];
  /** The link to the quote form, below the list. */
  quote: { text: string; href: string };
}

export function ServiceCard({ id, icon, title, description, details, quote }: ServiceCardProps) {
  return (
    <article className="service" id={id}>
      <header>
        <Icon name={icon} />
        <h3>{title}</h3>
      </header>
      <p>
        <NoBreak>{description}</NoBreak>
      </p>
      <div>
        <Checklist items={details} />
        <a className="service-quote" href={quote.href}>
          {quote.text} <VisuallyHidden>{`for ${title}`}</VisuallyHidden>
        </a>
      </div>
    </article>
  );
}
