/** Five filled stars; what they mean is said in words beside them or in `label`. */

import './Stars.css';

export function Stars({ label }: { label?: string }) {
  return (
    <svg
      className="stars"
      viewBox="0 0 120 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d="m12 2 3 6.5 7 .9-5.1 4.8 1.3 7-6.2-3.4-6.2 3.4 1.3-7L2 9.4l7-.9zM36 2l3 6.5 7 .9-5.1 4.8 1.3 7-6.2-3.4-6.2 3.4 1.3-7L26 9.4l7-.9zM60 2l3 6.5 7 .9-5.1 4.8 1.3 7-6.2-3.4-6.2 3.4 1.3-7L50 9.4l7-.9zM84 2l3 6.5 7 .9-5.1 4.8 1.3 7-6.2-3.4-6.2 3.4 1.3-7L74 9.4l7-.9zM108 2l3 6.5 7 .9-5.1 4.8 1.3 7-6.2-3.4-6.2 3.4 1.3-7L98 9.4l7-.9z" />
    </svg>
  );
}
