import type { TranslationState } from '../coverage/states.ts';

/** What a state of a translation is called, in English. */
export const stateNames = {
  missing: 'Missing',
  partial: 'Partly translated',
  outdated: 'Outdated',
  done: 'Done',
} as const satisfies Record<TranslationState, string>;
