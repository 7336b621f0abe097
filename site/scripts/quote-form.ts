/**
 * Owns the quote form: decides what an edit, a submission, a link and a restored page do in each
 * state. Shows each field's error and how a request ended, and keeps a draft. The script `delivery`
 * only posts the form. Without an endpoint, nothing is sent.
 */

import { effect } from '@preact/signals-react';
import { type FieldName, problemOf } from '../business/quote-fields.ts';
import { clockText } from './clock.ts';
import { draft } from './draft.ts';
import { type Reply, type State, sentCount, state, transport } from './quote-state.ts';

/** The select and the textarea have the same properties. */
type Field = HTMLInputElement;

export default function quoteForm(root: HTMLElement): void {
  const form = root as HTMLFormElement;
  const fields = [...form.querySelectorAll<Field>('[required]')];
  const select = form.querySelector<Field>('select')!;
  const foot = form.querySelector('.quote-form-foot')!;
  /**
   * Draft with the fields' values, `messageId`, which identifies a message from its first request
   * until the endpoint accepts it, and `sentAt`, the time of the last accepted request until the
   * next edit. `cityText` and `messageText` are texts of other pages that are part of a value.
   * `state` is the last request's, and `unconfirmed` if the visitor leaves before the response.
   */
  const kept: Record<string, string> = { sentAt: '' };
  /** The draft that this page has last written. Empty without storage. */
  let saved = '';

  const content = () => String(new URLSearchParams(fields.map((field) => [field.name, field.value])));
  const isEmpty = () => !fields.some(({ value }) => value);
  /** True if a submission repeats the last one, such as the second click of a double click. */
  const isRepeated = () => state.value === 'sending' || (state.value === 'sent' && isEmpty());
  // Not by position, because browser extensions add elements next to fields and around them.
  const errorOf = ({ id }: Field) => document.getElementById(`${id}-error`)!;
  /** Returns the error message for a field's value. Empty if the value is valid. */
  const findError = (field: Field) => errorOf(field).dataset[problemOf(field.name as FieldName, field.value)!] ?? '';

  /** Also ends a state that was only right for earlier values. */
  function showError(field: Field, text: string): string {
    if (/sent|refused/.test(state.value)) state.value = 'editing';
    // Never removed, because Firefox and Safari would then announce empty fields as invalid.
    field.setAttribute('aria-invalid', String(!!text));
    return (errorOf(field).textContent = text);
  }

  /** Shows all errors, and focuses the first field with an error. Returns true if there's one. */
  function showErrors(messageOf: (field: Field) => string): boolean {
    const [first] = fields.filter((field) => showError(field, messageOf(field)));
    first?.focus();
    // The sticky header may cover the label. Safari scrolls a focused field to the top edge, and
    // older versions of Chromium, such as 133, ignore the scroll margin of a textarea.
    requestAnimationFrame(() => first?.labels?.[0]?.scrollIntoView({ block: 'nearest' }));
    return !!first;
  }

  /** Saves the draft, and updates everything that depends on the values. */
  function update(): void {
    for (const { name, value } of fields) kept[name] = value;
    saved = draft('draft', String(new URLSearchParams(kept)));
    // The target of a link such as `/contact#quote-springs` shows the service above the form.
    // Not `:target`, which Chromium only sets after this script has started.
    const line = document.getElementById(location.hash.slice(1));
    const service = line?.dataset.service;
    if (!service) return;
    // After a reload or a return, the history entry still has this state, so the link was used.
    if (!history.state) {
      history.replaceState(true, '');
      select.value = service;
      edit(select);
    }
    line!.textContent ||= line!.dataset.for!;
    line!.hidden = select.value !== service;
  }

  function edit(field: Field): void {
    // Firefox reports a change of a field that was emptied after sending.
    if (!fields.includes(field) || (state.value === 'sent' && isEmpty())) return;
    kept.sentAt = '';
    // A field that's emptied only gets an error on submission.
    if (field.value) showError(field, findError(field));
    update();
  }

  /** @param keepsTyped True to keep values that were typed without this script. */
  function restore(keepsTyped: boolean): void {
    for (const [name, value] of new URLSearchParams(draft('draft'))) kept[name] = value;
    for (const field of fields) {
      const { name, value } = field;
      if (!keepsTyped || !value) field.value = kept[name] ?? '';
      // Adds the text of another page, or replaces its earlier text. Inputs ignore the line break.
      const text = draft(name);
      const own = field.value.replace(kept[`${name}Text`] ?? '', '');
      if (text && (name !== 'city' || !own)) {
        field.value = `${text}\n${own.trim()}`;
        kept[`${name}Text`] = text;
      }
      // Otherwise, it would fill in the city after the request has been sent.
      draft(name, '');
      // A page in the back/forward cache still shows what was right for its own values.
      if (field.value !== value) showError(field, '');
    }
    update();
    // A message about a new door isn't sent.
    if (kept.sentAt && !kept.message) state.value = 'sent';
    // Firefox drops the response if the page was in the back/forward cache when it arrived. Not
    // after the first `pageshow`, which may come while a request is in progress.
    if (keepsTyped && kept.state === 'unconfirmed') state.value = 'unconfirmed';
  }

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    if (isRepeated() || showErrors(findError)) return;
    const posted = content();
    kept.messageId ||= String(Math.random());
    kept.state = 'unconfirmed';
    update();
    state.value = 'sending';
    const reply: Reply = (await transport.post?.(kept.messageId, posted)) ?? { state: 'sent' };
    let next: State = reply.state;
    // After a change, an error may be wrong, and focus would interrupt the visitor's typing.
    if (content() === posted) {
      if (showErrors(({ name }) => reply.errors?.[name] ?? '')) next = 'refused';
    } else if (next === 'sent') next = 'outdated';
    if (next === 'sent') {
      form.reset();
      kept.sentAt = String(new Date());
      kept.messageId = '';
      sentCount.value++;
    }
    state.value = kept.state = next;
    update();
    if (next !== 'refused') foot.scrollIntoView({ block: 'nearest' });
  }

  // A service that the visitor selected before this script loaded overrides the link's.
  if (select.value) history.replaceState(true, '');
  restore(true);
  effect(() => {
    // The label of the button, and the lines next to it, which are hidden if they're empty.
    for (const part of foot.querySelectorAll<HTMLElement>('[data-shown]')) {
      const text = part.dataset[state.value] ?? part.dataset.editing ?? '';
      part.parentElement!.hidden = !text;
      // Writing the same text again would undo the browser's translation.
      if (text !== part.dataset.shown)
        part.textContent = text
          .replace('{time}', clockText(kept.sentAt!.slice(16)))
          .replace('{date}', kept.sentAt!.slice(4, 10).replace(' 0', ' '));
      part.dataset.shown = text;
    }
  });

  form.onsubmit = submit;
  // Password managers only dispatch `change`.
  form.oninput = form.onchange = ({ target }) => edit(target as Field);
  const onInvalid = (event: Event) => {
    // Suppresses the browser's focus change and its own message, which would cover ours.
    event.preventDefault();
    if (!isRepeated()) showErrors(findError);
  };
  // Ancestors only receive `invalid` in the capture phase.
  form.addEventListener('invalid', onInvalid, true);
  addEventListener('hashchange', update);
  // After `load`, Chromium restores its own values, which may be from before the last request. A
  // page in the back/forward cache keeps its values, unless a different page has changed the draft.
  addEventListener('pageshow', ({ persisted }) => restore(!saved || (persisted && draft('draft') === saved)));
}
