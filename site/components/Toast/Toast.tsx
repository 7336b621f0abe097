/**
 * Where a success is told. The status region is there, empty, when the page loads: screen readers
 * announce only what changes in a region they know. The script of `toast` fills it from the template,
 * and brings its styles: until then there is nothing to be seen.
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
