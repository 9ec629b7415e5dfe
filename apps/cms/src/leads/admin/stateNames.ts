import type { Said } from '../../i18n/say.ts';
import type { states } from '../states.ts';

/** How an enquiry stands, as tables are headed. */
export const stateNames = {
  received: 'Received',
  queued: 'Queued',
  delivered: 'Delivered',
  refused: 'Refused',
  held: 'Held',
} as const satisfies Record<(typeof states)[number], Said>;
