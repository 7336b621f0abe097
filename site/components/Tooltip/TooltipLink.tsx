/**
 * A link with a tooltip. Without a mouse or without scripts, its text is shown below the link, and read there. The script
 * makes what it hides the link's description.
 */

import './TooltipLink.css';

interface TooltipLinkProps {
  /** The tooltip's id, unique on the page. */
  id: string;
  href: string;
  label: string;
  /** Optional extra detail; not essential. */
  text: string;
}

export function TooltipLink({ id, href, label, text }: TooltipLinkProps) {
  return (
    <span className="tooltip" data-module="tooltip">
      <a href={href}>{label}</a>{' '}
      <span role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}
