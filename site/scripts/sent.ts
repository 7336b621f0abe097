/** How many quote requests this page has taken: the form counts them, the toast tells them. */

import { signal } from '@preact/signals-react';

export const sent = signal(0);
