import { expect, test } from 'vitest';
import { interfaceStrings } from '../i18n/strings.ts';
import { parseAmount, programPrice } from './price.ts';

const fee = (valid_to: string) => ({
  kind: 'tuition' as const,
  amount: 12_000,
  semester: 1,
  refundable: false,
  valid_from: '2026-01-01',
  valid_to,
});
const facts = (valid_to?: string) => ({
  semesters: 2,
  internship: undefined,
  fees: valid_to ? [fee(valid_to)] : [],
});
const t = interfaceStrings('en');
const today = '2026-11-21';

test.each([
  [
    'fees that hold win over what was typed',
    { field_price: 'CHF 9,999', facts: facts('2027-12-31') },
    'CHF 24,000',
  ],
  [
    'expired fees are not replaced by what was typed',
    { field_price: 'CHF 9,999', facts: facts('2026-11-20') },
    t.spec.inquireForFees,
  ],
  ['what was typed counts without fees', { field_price: 'CHF 9,999', facts: facts() }, 'CHF 9,999'],
  ['a price without currency is in francs', { field_price: '9999', facts: facts() }, 'CHF 9,999'],
  ['words stay words', { field_price: 'on request', facts: facts() }, 'on request'],
  ['nothing at all', { facts: facts() }, t.spec.inquireForFees],
  ['not even facts', {}, t.spec.inquireForFees],
])('%s', { tags: ['S9.offer.4'] }, (_, priced, text) => {
  expect(programPrice(priced, 'en', t, today).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  ['CHF 138,600', 138_600],
  ['138’600 CHF', 138_600],
  ["CHF 32'400.–", 32_400],
  ['32 400', 32_400],
  ['CHF 1.200,50', 1200.5],
  ['CHF 980.50', 980.5],
  ['from CHF 12,000', 12_000],
  ['EUR 12,000', undefined],
  ['€ 12,000', undefined],
  ['12,000 to 15,000', undefined],
  ['on request', undefined],
])('of “%s” the markup takes %s', (typed, amount) => expect(parseAmount(typed)).toBe(amount));
