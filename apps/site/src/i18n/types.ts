import type en from './messages/en.json';

/** A text by plural category of its language (`Intl.PluralRules`); `{n}` stands for the number. */
export type PluralForms = { readonly [K in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  readonly other: string;
};

/**
 * The shape of English with any text in it: strings stay strings, objects with `other` are plurals,
 * the rest are groups.
 */
type Translated<T> = T extends string
  ? string
  : T extends { readonly other: string }
    ? PluralForms
    : { readonly [K in keyof T]: Translated<T[K]> };

/**
 * All interface strings, grouped by the part of the page that they belong to (spec §1, interface
 * strings).
 */
export type Strings = Translated<typeof en>;

/** The forms' interface strings. */
export type FormStrings = Strings['form'];
