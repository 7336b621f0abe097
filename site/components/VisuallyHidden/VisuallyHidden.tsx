/** Words for screen readers, where the others can see what is meant. */

import './VisuallyHidden.css';

export function VisuallyHidden({ children }: { children: string }) {
  return <span className="visually-hidden">{children}</span>;
}
