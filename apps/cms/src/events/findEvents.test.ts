import type { Campaign } from '@concierge/contract/campaign';
import { parseEventQuery } from '@concierge/contract/eventAgenda';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventPageSize, findEvents } from './findEvents.ts';

const event = (Id: string, more: Partial<Campaign> = {}): Campaign => ({
  Id,
  Name: Id,
  StartDate: '2027-01-31',
  EndDate: '2027-01-31',
  City__c: 'Mürren',
  kind: 'open_house',
  attendance: 'onsite',
  cancelled: false,
  ...more,
});
const events = [
  event('open'),
  // In Switzerland the year has turned.
  event('webinar', {
    kind: 'webinar',
    attendance: 'online',
    Start_Datetime: '2026-12-31T23:30:00Z',
  }),
  event('meet', { kind: 'meet', City__c: 'Lima', StartDate: '2027-02-01' }),
];
const ask = (query: string, list = events) =>
  findEvents(list, parseEventQuery(new URLSearchParams(query)));
const ids = (query: string) => ask(query).items.map(({ Id }) => Id);

test('filters narrow each other', () => {
  expect(ids('')).toEqual(['open', 'webinar', 'meet']);
  expect(ids('month=2027-01')).toEqual(['open', 'webinar']);
  expect(ids('month=2027-01&kind=webinar')).toEqual(['webinar']);
  expect(ids('place=online')).toEqual(['webinar']);
  expect(ids('place=Lima&kind=webinar')).toEqual([]);
});

test('counts say what choosing a value instead would leave', () => {
  const { filters } = ask('kind=webinar&month=2027-01');
  expect(Object.fromEntries(filters.map(({ name, values }) => [name, values]))).toEqual({
    kind: [
      { value: 'open_house', count: 1 },
      { value: 'webinar', count: 1 },
    ],
    place: [{ value: 'online', count: 1 }],
    month: [{ value: '2027-01', count: 1 }],
  });
});

test('pages hold every event once', () => {
  const many = Array.from({ length: 60 }, (_, index) => event(String(index)));
  const { pages, total } = ask('', many);
  const all = Array.from(
    { length: pages },
    (_, index) => ask(`page=${index + 1}`, many).items,
  ).flat();
  expect({ pages, total }).toEqual({ pages: Math.ceil(60 / eventPageSize), total: 60 });
  expect(all).toEqual(many);
});

test('any address gives an answer', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, value) => {
      const { items, total, pages } = ask(`${name}=${value}&month=${value}&page=${name}`);
      expect(items.length).toBeLessThanOrEqual(total);
      expect(pages).toBeGreaterThanOrEqual(1);
    }),
  );
});
