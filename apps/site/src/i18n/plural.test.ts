import { langs } from '@concierge/contract/lang';
import { expect, test } from 'vitest';
import { localeByLang } from './locale.ts';
import { plural } from './plural.ts';

test.each(langs)('a count is written as numbers are in %s', (lang) => {
  const written = new Intl.NumberFormat(localeByLang[lang]);
  for (const n of [-1, 0.5, ...Array(1100).keys(), 1_234_567])
    expect(plural(lang, { other: '{n}' }, n)).toBe(written.format(n));
});
