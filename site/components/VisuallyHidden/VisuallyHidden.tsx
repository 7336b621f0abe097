/** Text for screen readers only. */

import './VisuallyHidden.css';

export function VisuallyHidden({ children }: { children: string }) {
  return <span className="visually-hidden">{children}</span>;
}
