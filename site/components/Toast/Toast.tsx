/**
 * The notification of a sent form. The status region is on the page from the start, empty, because screen readers only
 * announce changes in a region that exists. The script `toast` fills it from the template and brings the styles; until
 * then nothing is visible.
 */

import { Icon } from '../Icon/Icon.tsx';

export function Toast({ title, text }: { title: string; text: string }) {
  return (
    <section className="toast night" aria-label="Notifications" data-module="toast">
      <div role="status" />
      <button type="button" aria-label="Close notification" hidden>
        <Icon name="close" />
      </button>
      <template>
        <p className="toast-title">{title}</p>
        <p>{text}</p>
      </template>
    </section>
  );
}
