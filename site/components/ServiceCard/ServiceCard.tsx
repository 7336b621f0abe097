/** Full description of a service, with a list of what it includes. */

import './ServiceCard.css';
import { Checklist } from '../Checklist/Checklist.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.tsx';
import { NoBreak } from '../NoBreak/NoBreak.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** The title and description are also in the structured data. */
export interface ServiceCopy {
  /** HTML id of the card, used in links such as `/services#springs`. */
  id: string;
  icon: IconName;
  title: string;
  /** A few sentences about the problem and how we fix it. */
  description: string;
  /** Four or five short lines about what's included, shown with check marks. */
  details: readonly string[];
}

interface ServiceCardProps extends ServiceCopy {
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
