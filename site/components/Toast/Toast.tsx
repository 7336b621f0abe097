import './Toast.css';

/**
 * Where a success is told. The status region is there, empty, when the page loads: screen readers
 * announce only what changes in a region they know. The script of `toast` fills it from the template.
 */
export function Toast({ title, text }: { title: string; text: string }) {
  return (
    <section className="toast" aria-label="Notifications" data-module="toast">
      <div role="status" />
      <button type="button" aria-label="Close notification" hidden>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" />
        </svg>
      </button>
      <template>
        <p className="toast-title">{title}</p>
        <p>{text}</p>
      </template>
    </section>
  );
}
