/**
 * The notification of a sent form. The status region is on the page from the start, empty, because screen readers only
 * announce changes in a region that exists. The script `toast` fills it from the template and brings the styles; until
 * then nothing is visible.
 */

import { Icon } from '../Icon/Icon.tsx';

interface ToastProps {
  title: string;
  text: string;
  labels: {
    /** The accessible name of the region. */
    region: string;
    /** The accessible name of the close button. */
    close: string;
  };
}

export function Toast({ title, text, labels }: ToastProps) {
  return (
    <section className="toast night" aria-label={labels.region} data-module="toast">
      <div role="status" />
      <button type="button" aria-label={labels.close} hidden>
        <Icon name="close" />
      </button>
      <template>
        <p className="toast-title">{title}</p>
        <p>{text}</p>
      </template>
    </section>
  );
}
