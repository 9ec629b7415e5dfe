import type { Lang } from '@concierge/contract/lang';
import { format } from './format.ts';
import { numberFormat, pluralRules } from './formats.ts';
import { localeByLang } from './locale.ts';
import type { PluralForms } from './types.ts';

/**
 * The form of a counted string that fits `n` in this language, with `{n}` grouped as the language
 * writes numbers.
 */
export function plural(
  lang: Lang,
  forms: PluralForms,
  n: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const locale = localeByLang[lang];
  const form = forms[pluralRules(locale).select(n)] ?? forms.other;
  return format(form, { ...values, n: hasGroups(n) ? numberFormat(locale).format(n) : n });
}

/** A phone takes a tenth of a second to make the format, which small counts do without. */
const hasGroups = (n: number): boolean => !Number.isInteger(n) || n < 0 || n >= 1000;
