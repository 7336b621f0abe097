/**
 * Notification that the form was sent. The status region is on the page from the start because
 * screen readers only announce changes in an existing region. The script `toast` loads the styles
 * and fills in the texts. Until then, nothing is visible, not even in a text browser.
 */

import { Icon } from '../Icon/Icon.tsx';

interface ToastProps {
  title: string;
  text: string;
  labels: {
    /** Accessible name of the region. */
    region: string;
    /** Accessible name of the close button. */
    close: string;
  };
}

export function Toast({ title, text, labels }: ToastProps) {
  return (
    <section className="toast night" aria-label={labels.region} data-module="toast">
      <div role="status">
        {/* Shown as a whole, because browsers announce several paragraphs in any order. */}
        <p hidden>
          <b data-text={title} />
          <br />
          <span data-text={text} />
        </p>
      </div>
      <button type="button" aria-label={labels.close} hidden>
        <Icon name="close" />
      </button>
    </section>
  );
}
