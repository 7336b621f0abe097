/**
 * The quote form's status. The script that handles the submit event sets it, and the button, error
 * message and toast react to changes. `unconfirmed` means there was no response.
 */

import { signal } from '@preact/signals-react';

export const status = signal<'idle' | 'sending' | 'failed' | 'unconfirmed' | 'sent'>('idle');
