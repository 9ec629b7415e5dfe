import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { Field } from 'payload';
import { valueLabels } from '../../../admin/rows/titleText.ts';
import { readable } from '../../../fields/choice.ts';
import { sayIn } from '../../../i18n/say.ts';
import { swissTime } from '../../../i18n/swissTime.ts';
import { countryName } from '../../country.ts';
import { leadFieldLabel } from '../../fieldNames.ts';
import type { PersonCopy } from './personCopy.ts';

/** What each part of a copy is called. */
export const headings = {
  leads: 'Enquiries',
  mentions: 'Named by somebody else',
  mails: 'Mails',
  subscriptions: 'Newsletter',
  visits: 'Visits',
} as const satisfies Record<keyof PersonCopy, string>;

/** The collection that each part of a copy is of, whose fields say what its columns are called. */
export const collections = {
  leads: 'leads',
  mentions: 'leads',
  mails: 'mails',
  subscriptions: 'subscribers',
  visits: 'visits',
} as const satisfies Record<keyof PersonCopy, string>;

/** What a row of a copy says to a person. */
export interface RowWords {
  /** Whether it is a column of the collection; a visitor filled in the others. */
  readonly isColumn: (name: string) => boolean;
  readonly label: (name: string) => string;
  readonly value: (name: string, value: unknown) => string;
}

const countries = new Set(['Country', 'country', 'Nationality']);
/** What forms send of a box as `1`, `true` or `on`. */
const boxes = new Set(['TermsAndConditions', 'term_conditions', 'FriendAgrees', 'Scholarship']);

/**
 * Reads rows in the language of the admin: columns by the labels of the given fields, what a
 * visitor filled in by its known names; choices, countries and ticked boxes in words, instants as
 * Swiss time.
 */
export function rowWords(given: readonly { readonly type: string }[], i18n: I18nClient): RowWords {
  // Those of the server and of browsers, whose types differ in what isn't read here.
  const fields = given as readonly Field[];
  const { language } = i18n;
  const find = (name: string) => fields.find((one) => 'name' in one && one.name === name);
  const time = swissTime(language);
  const inSwissTime = (text: string) =>
    text.replaceAll(/^\d{4}-\d\d-\d\dT[\d:.]+Z(?=$|: )/gm, (at) => time.format(new Date(at)));
  return {
    isColumn: (name) => find(name) !== undefined,
    label: (name) => {
      const field = find(name);
      const label = field && 'label' in field && field.label;
      if (label) return getTranslation(label as string, i18n);
      const sent = name.replace(/^form\./, '');
      return leadFieldLabel(sent, language) ?? readable(sent);
    },
    value: (name, value) => {
      const text = String(value);
      const field = find(name);
      if (field?.type === 'select') return valueLabels(fields, name, i18n)[text] ?? text;
      if (field?.type === 'date' || field?.type === 'json') return inSwissTime(text);
      // A version of a text is the instant at which it was saved.
      if (name === 'consent_version') return inSwissTime(text);
      if (boxes.has(name) && /^(1|true|on)$/i.test(text)) return sayIn(language)('Yes');
      return countries.has(name) ? countryName(language, text) : text;
    },
  };
}
