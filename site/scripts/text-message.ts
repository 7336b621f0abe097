/** Pre-fills text messages with what the visitor has typed into the quote form. */

export default function textMessage(link: HTMLElement): void {
  const anchor = link as HTMLAnchorElement;
  const [to, message] = anchor.href.split('body=');
  anchor.addEventListener('click', () => {
    const fields = document.querySelectorAll<HTMLInputElement>('form [required]');
    const values = Array.from(fields, ({ value }) => encodeURIComponent(value));
    anchor.href = `${to}body=${[...values, message].filter(Boolean).join('%0A')}`;
  });
}
