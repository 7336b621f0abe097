/**
 * Link with a tooltip. With a mouse but without JavaScript, the tooltip's text is shown below the
 * link. On touch screens it's hidden, so the page must also have it elsewhere. The script makes the
 * text the link's accessible description.
 */

import './TooltipLink.css';

interface TooltipLinkProps {
  /** Id of the tooltip, unique on the page. */
  id: string;
  href: string;
  label: string;
  /** Text of the tooltip. Don't put essential information here. */
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
