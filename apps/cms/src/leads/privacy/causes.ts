import type { Said } from '../../i18n/say.ts';

/** Why persons' data went or changed; `term` is the nightly purge, all others were asked for. */
export const causes = {
  request: 'Asked for',
  objection: 'Objection',
  withdrawal: 'Consent withdrawn',
  mistake: 'Test or mistake',
  term: 'Term is over',
  correction: 'Correction',
} as const satisfies Record<string, Said>;
/** Those that an officer chooses from when erasing a person. */
export const askedCauses = ['request', 'objection', 'withdrawal', 'mistake'] as const;
export type AskedCause = (typeof askedCauses)[number];
