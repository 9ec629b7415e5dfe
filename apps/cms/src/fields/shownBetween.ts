import type { Field } from 'payload';
import { notBefore } from '../validation/notBefore.ts';
import { swissInstantField } from './day.ts';

/** From when and until when something is on the site; the site itself follows at the instant. */
export const shownBetween = (): Field => ({
  type: 'row',
  fields: [
    swissInstantField('show_from', 'Shown from', { width: '50%' }),
    {
      ...swissInstantField('show_until', 'Shown until', { width: '50%' }),
      validate: notBefore('show_from', 'It would end before it begins.'),
    },
  ],
});
