/**
 * Status of the quote form. The script that handles submits sets it, and the button, error message
 * and toast react to it. `unconfirmed` means there was no response.
 */

import { signal } from '@preact/signals-react';

export const status = signal<'idle' | 'sending' | 'failed' | 'unconfirmed' | 'sent'>('idle');
