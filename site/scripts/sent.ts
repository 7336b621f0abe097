/** How many quote requests this page has accepted: the form increments it, the toast reacts to it. */

import { signal } from '@preact/signals-react';

export const sent = signal(0);
