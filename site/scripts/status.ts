/**
 * The state of the quote form. The script that sends the form sets it, and button, message and toast follow.
 * `unconfirmed` means that no response arrived.
 */

import { signal } from '@preact/signals-react';

export const status = signal<'idle' | 'sending' | 'failed' | 'unconfirmed' | 'sent'>('idle');
