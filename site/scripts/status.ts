/** How the quote form stands: it is set where the form is sent, and button, message and toast follow it. */

import { signal } from '@preact/signals-react';

export const status = signal<'idle' | 'sending' | 'failed' | 'sent'>('idle');
