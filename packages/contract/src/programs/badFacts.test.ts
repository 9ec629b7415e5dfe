import { expect, test } from 'vitest';
import { campaignSchema } from '../events/campaign.ts';
import { bachelorFacts } from '../examples/programs.ts';
import { isDay } from '../values/isDay.ts';
import { programFactsSchema } from './program.ts';
import { totalCost } from './totalCost.ts';

const event = {
  Id: '1',
  Name: 'Webinar',
  StartDate: '2036-03-01',
  EndDate: '2036-03-01',
  kind: 'webinar',
};

test.each([
  '2036-02-30',
  '2035-02-29',
  '2036-13-01',
  '2036-00-10',
  '0000-00-00',
  '2036-2-3',
  'soon',
  '',
])('“%s” is no day', (text) => {
  expect(isDay(text)).toBe(false);
  expect(campaignSchema.safeParse({ ...event, StartDate: text }).success).toBe(false);
});

test('an impossible start date is left out of a programme; the others stay', () => {
  const intakes = [
    { date: '2036-02-30', application_deadline: '2035-12-01', seats: 'open' as const },
    ...(bachelorFacts.intakes ?? []),
  ];
  expect(
    programFactsSchema.parse({ ...bachelorFacts, intakes }).intakes.map(({ date }) => date),
  ).toEqual(['2036-02-11', '2036-09-01']);
});

test('with one faulty price no total is right, so that none is shown', () => {
  const [first, ...others] = bachelorFacts.fees ?? [];
  for (const faulty of [{ amount: -5 }, { valid_to: '2027-02-31' }, { amount: 'CHF 400' }]) {
    const facts = programFactsSchema.parse({
      ...bachelorFacts,
      fees: [{ ...first, ...faulty }, ...others],
    });
    expect(totalCost(facts, '2026-11-21')).toBeUndefined();
  }
});

test('an event that ends before it begins has no duration; one that begins at no time has its day', () => {
  const read = (more: object) => campaignSchema.parse({ ...event, ...more });
  expect(read({ Duration: -30 }).Duration).toBeUndefined();
  expect(read({ Duration: 45 }).Duration).toBe(45);
  expect(read({ Start_Datetime: '2036-02-30T25:00:00Z' }).Start_Datetime).toBeUndefined();
  expect(read({ Start_Datetime: '2036-02-29T18:00:00+01:00' }).Start_Datetime).toBe(
    '2036-02-29T18:00:00+01:00',
  );
});
