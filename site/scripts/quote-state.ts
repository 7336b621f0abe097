/** The quote form's state. Only the script `quote-form` changes it. */

import { Signal } from '@preact/signals-react';

/**
 * `outdated` means that the visitor changed the form while it was sent, `refused` that a field
 * shows why the endpoint rejected it, and `unconfirmed` that there was no response.
 */
export type State = 'editing' | 'sending' | 'sent' | 'outdated' | 'refused' | 'failed' | 'unconfirmed';

export const state = new Signal<State>('editing');
/** Number of requests sent since the page loaded. */
export const sentCount = new Signal(0);

/** Result of a request (`editing` if it wasn't posted), and errors by the name of their field. */
export type Reply = { state: State; errors?: Readonly<Record<string, string>> };

/** Set by the script `delivery`. A form without an endpoint doesn't have it. */
export const transport: { post?: (messageId: string, content: string) => Promise<Reply> } = {};
