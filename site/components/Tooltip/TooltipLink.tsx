/**
 * A link with a tooltip. Where there is no mouse to rest on it, or no script to show it, the sentence
 * simply stands below the link. Screen readers have it with the link in either case.
 */

import './TooltipLink.css';
import type { Href } from '../../href.ts';

interface TooltipLinkProps {
  /** The bubble's id, one of a kind on the page. */
  id: string;
  href: Href;
  label: string;
  /** A sentence more. It helps; nobody must read it. */
  text: string;
}

export function TooltipLink({ id, href, label, text }: TooltipLinkProps) {
  return (
    <span className="tooltip" data-module="tooltip">
      <a href={href} aria-describedby={id}>
        {label}
      </a>{' '}
      <span role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}
