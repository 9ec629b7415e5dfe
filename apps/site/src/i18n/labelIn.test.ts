import { facetNames } from '@concierge/contract/finder';
import { langs } from '@concierge/contract/lang';
import { expect, test } from 'vitest';
import { filterLabel } from '../events/filterLabel.ts';
import { facetLabel } from '../finder/facetLabel.ts';
import { interfaceStrings } from './strings.ts';

// What stands in an address may bear the name of anything that JavaScript's objects have.
const inherited = ['__proto__', ...Object.getOwnPropertyNames(Object.prototype)];

test('a filter shows a value that it does not know as it came', () => {
  const t = interfaceStrings('en');
  for (const value of inherited) {
    for (const facet of facetNames) expect(facetLabel(facet, value, 'en', t)).toBe(value);
    for (const filter of ['kind', 'place', 'month'] as const)
      expect(filterLabel(filter, value, 'en', t)).toBe(value);
  }
});

test('any teaching language has its name in the visitor’s language, as a label has it', () => {
  const names = (code: string) =>
    langs.map((lang) => facetLabel('language', code, lang, interfaceStrings(lang)));
  expect(names('en')).toEqual(['English', 'Inglés', 'الإنجليزية', 'Английский']);
  expect(names('pt')).toEqual(['Portuguese', 'Portugués', 'البرتغالية', 'Португальский']);
});
