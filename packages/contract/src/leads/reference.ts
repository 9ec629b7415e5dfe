import { brandCodePattern } from '../values/brandCode.ts';

/**
 * Signs of a reference: no 0, 1, I, L, O or U, for they are mistaken when read out or written down.
 */
export const referenceSigns = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const form = new RegExp(
  `^${brandCodePattern}-(?:[2-9A-HJ-NP-TV-Z]{4}-\\d{2}|[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}(?:-\\d{1,2})?)$`,
);

/**
 * Whether a text has the form of a reference; what is shown on a page must. `HIM-7K4Q-29XM`; with
 * `-2` behind it where the inbox told two apart; and `HIM-7K4Q-29`, as references were before.
 */
export const isReference = (text: string): boolean => form.test(text);
