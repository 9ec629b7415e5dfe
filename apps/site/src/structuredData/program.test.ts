import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { totalTuition } from '@concierge/contract/totalCost';
import { expect, test } from 'vitest';
import { parseNode, testContext } from '../layouts/testContext.ts';
import { programMarkup } from './program.ts';

const full = nodeExamples.program.full;
const { program } = parseNode(full);
const today = program?.fees[0]?.valid_from ?? '';
const offer = (change: object, day = today) =>
  programMarkup(testContext({ node: { ...full, ...change } as typeof full }), day)?.offers;
const fees = (list: object[]) => ({ program: { ...program, fees: list } });

test('the offer is the whole tuition as a number, and says so', {
  tags: ['S9.offer.1', 'S9.offer.2', 'S9.offer.3'],
}, () => {
  const total = program && totalTuition(program, today);
  expect(total).toBeGreaterThan(100_000);
  expect(offer({})).toEqual({
    '@type': 'Offer',
    priceCurrency: 'CHF',
    availability: 'https://schema.org/InStock',
    category: 'registration',
    price: total,
    description: `Tuition of the whole program, ${program?.semesters} semesters`,
  });
});

test.each([
  ['CHF 138,600', { price: 138_600 }],
  ['9999', { price: 9999 }],
  ['on request', { price: 'on request' }],
  [undefined, { price: 'Please inquire for tuition fees' }],
])(
  'without fees what editors typed is the offer: %s',
  { tags: ['S9.offer.4'] },
  (field_price, said) => {
    const { price, description } = offer({ ...fees([]), field_price }) as never;
    expect({ price, description }).toEqual({ ...said, description: undefined });
  },
);

test.each([
  ['CHF 4,900 per semester', 4900],
  ['from CHF 900 per week', 900],
])(
  'what a typed price says beside its amount describes the offer: %s',
  { tags: ['S9.offer.4'] },
  (field_price, price) =>
    expect(offer({ ...fees([]), field_price })).toMatchObject({ price, description: field_price }),
);

test('an expired price is none', () =>
  expect(offer({}, '2099-01-01')).toMatchObject({
    price: 'Please inquire for tuition fees',
  }));
