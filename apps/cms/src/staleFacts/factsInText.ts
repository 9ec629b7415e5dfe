import { type Lang, langs } from '@concierge/contract/lang';
import { type FactWords, factWords } from './words.ts';

/** Something that a sentence says, as it stands there and as a value that compares. */
export interface FactInText<T> {
  readonly text: string;
  readonly value: T;
}
export interface Span {
  readonly unit: keyof FactWords['units'];
  readonly count: number;
}

/** A pattern between letters and digits that don't belong to it, in any script. */
export const wholeWordPattern = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu');

/**
 * Text with one kind of digit, blank and apostrophe, so that 34'500, 34 500 and ٣٤٬٥٠٠ are told by
 * one pattern.
 */
export const plain = (text: string): string =>
  text
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replaceAll(/[’ʼ٬]/g, "'")
    .replaceAll('٫', '.')
    .replaceAll(/[\u061c\u200e\u200f\u2066-\u2069]/g, '');

const amount = "\\d{1,3}(?:[',. ]\\d{3})+(?!\\d)|\\d+";
const cents = '(?:[.,](?:\\d{2}(?!\\d)|[-–—]))?';
const perLang = <T>(of: (words: FactWords, lang: Lang) => T): Record<Lang, T> =>
  Object.fromEntries(langs.map((lang) => [lang, of(factWords[lang], lang)])) as Record<Lang, T>;

const money = perLang(
  ({ currency }) =>
    new RegExp(
      `(?:(?<![\\p{L}])(?:${currency}) ?(?<after>${amount})${cents}|(?<![\\d'.,])(?<before>${amount})${cents} ?(?:${currency})(?![\\p{L}]))`,
      'giu',
    ),
);

/** The sums of francs that a sentence names. */
export const sumsIn = (sentence: string, lang: Lang): FactInText<number>[] =>
  [...sentence.matchAll(money[lang])].map(({ 0: text, groups }) => ({
    text: text.trim(),
    value: Number((groups?.['after'] ?? groups?.['before'] ?? '').replaceAll(/\D/g, '')),
  }));

const spans = perLang(({ units, numbers }) =>
  Object.entries(units).map(([unit, names]) => ({
    unit: unit as Span['unit'],
    pattern: wholeWordPattern(`(?<count>\\d{1,3}|${numbers.join('|')})[ -](?:${names})`),
    numbers: numbers.map((names) => new RegExp(`^(?:${names})$`, 'iu')),
  })),
);

/** The spans of time that a sentence names. */
export const spansIn = (sentence: string, lang: Lang): FactInText<Span>[] =>
  spans[lang].flatMap(({ unit, pattern, numbers }) =>
    [...sentence.matchAll(pattern)].map(({ 0: text, groups }) => {
      const count = groups?.['count'] ?? '';
      return {
        text,
        value: { unit, count: Number(count) || numbers.findIndex((name) => name.test(count)) + 1 },
      };
    }),
  );

/** Names of the months, in all the cases that Russian has. */
const months = perLang((_, lang) =>
  Array.from({ length: 12 }, (__, month) => {
    const date = new Date(Date.UTC(2027, month, 15));
    const name = new Intl.DateTimeFormat(`${lang}-u-nu-latn-ca-gregory`, {
      month: 'long',
      timeZone: 'UTC',
    }).format(date);
    return lang === 'ru' ? `${name.replace(/[ьй]$/, '')}[ьйяеаую]?` : name;
  }),
);
const dates = perLang((_, lang) => {
  const month = `(?<month>${months[lang].join('|')})`;
  const year = '(?:,? (?:del? )?(?<year>\\d{4}))';
  return [
    wholeWordPattern(`(?<day>\\d{1,2})(?:st|nd|rd|th|\\.|º)? (?:de )?${month}${year}?`),
    wholeWordPattern(`${month} (?<day>\\d{1,2})(?:st|nd|rd|th)?${year}?`),
    wholeWordPattern(`${month}${year}`),
    wholeWordPattern('(?<day>\\d{1,2})[./](?<month>\\d{1,2})[./](?<year>\\d{4})'),
    wholeWordPattern('(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})'),
  ];
});

/**
 * The days and months that a sentence names: `2027-09-06`, `2027-09` or, without a year, `-09-06`.
 */
export function datesIn(sentence: string, lang: Lang): FactInText<string>[] {
  const found: FactInText<string>[] = [];
  let rest = sentence;
  for (const pattern of dates[lang])
    rest = rest.replaceAll(pattern, (text, ...more) => {
      const { day, month = '', year = '' } = more.at(-1) as Record<string, string | undefined>;
      const number =
        Number(month) ||
        months[lang].findIndex((names) => new RegExp(`^(?:${names})$`, 'iu').test(month)) + 1;
      const value = [
        year,
        String(number).padStart(2, '0'),
        ...(day ? [day.padStart(2, '0')] : []),
      ].join('-');
      found.push({ text, value });
      return ' ';
    });
  return found;
}
