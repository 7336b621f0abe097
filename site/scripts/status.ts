/**
 * State of the quote form. The script that sends the form sets it, and the button, the error
 * message and the toast react to it. `unconfirmed` means that there was no response.
 */

import { signal } from '@preact/signals-react';

export const status = signal<'idle' | 'sending' | 'failed' | 'unconfirmed' | 'sent'>('idle');
