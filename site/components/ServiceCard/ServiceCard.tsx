/** Full description of a service, with an illustration and a list of what it includes. */

import './ServiceCard.css';
import type { ReactNode } from 'react';
import { type Action, ButtonLink } from '../Button/Button.tsx';
import { Checklist } from '../Checklist/Checklist.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.tsx';
import { NoBreak, Paragraph } from '../NoBreak/NoBreak.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** The title and description are also in the structured data. */
export interface ServiceCopy {
  /** HTML id of the card, used in links such as `/services#springs`. */
  id: string;
  /** Shown if the service has no illustration. @default 'wrench' */
  icon?: IconName;
  title: string;
  /** A few sentences about the problem and how we fix it. */
  description: string;
  /** Four or five short lines about what's included, shown with check marks. */
  details: readonly string[];
}

interface ServiceCardProps extends ServiceCopy {
  /** Illustration in place of the icon. */
  scene?: ReactNode;
  /** Cost of the service, such as "From $189, parts and labor". */
  price?: string | undefined;
  /** The link to the quote form. */
  quote: Action;
  /** The call link, shown on phones. */
  call: Action;
  /** Shown below everything else. */
  children?: ReactNode;
}

export function ServiceCard({
  id,
  icon = 'wrench',
  title,
  description,
  details,
  scene,
  price,
  quote,
  call,
  children,
}: ServiceCardProps) {
  return (
    <article className="service" id={id}>
      <div className="service-scene">{scene ?? <Icon name={icon} />}</div>
      <div>
        <h3>{title}</h3>
        {price && <p className="service-price">{price}</p>}
      </div>
      <Paragraph>{description}</Paragraph>
      <Checklist items={details.map((detail) => <NoBreak key={detail}>{detail}</NoBreak>)} />
      <div className="service-links">
        <ButtonLink href={call.href} look="primary" size="small">
          {call.text}
        </ButtonLink>
        <a className="service-quote" href={quote.href}>
          {quote.text} <VisuallyHidden>{`for ${title}`}</VisuallyHidden>
        </a>
      </div>
      {children}
    </article>
  );
}
