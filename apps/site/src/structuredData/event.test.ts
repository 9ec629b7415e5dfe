import { campaignSchema } from '@concierge/contract/campaign';
import { nodeExamples } from '@concierge/contract/examples/nodeExamples';
import { expect, test } from 'vitest';
import { parseNode, testContext } from '../layouts/testContext.ts';
import { eventMarkup } from './event.ts';

const event = campaignSchema.parse({
  Id: 'EV-1',
  Name: 'Open house',
  StartDate: '2036-03-05',
  EndDate: '2036-03-05',
  kind: 'open_house',
  attendance: 'onsite',
});
const { answer, brand, ...context } = testContext({ node: nodeExamples.meet.plain });
const node = { ...parseNode(nodeExamples.meet.plain), event };
const markup = (more: Partial<typeof event>, place = brand.place) =>
  eventMarkup({
    ...context,
    brand: { ...brand, place },
    answer: answer && { ...answer, node: { ...node, event: { ...event, ...more } } },
  });
const eventLocation = (place: string) => markup({}, place)?.location;

test('an event without a city is at the place of its school, and has no empty address', () => {
  const school = { '@type': 'Place', name: brand.name };
  expect(eventLocation('Weggis')).toEqual({ ...school, address: 'Weggis' });
  expect(eventLocation('')).toEqual(school);
});

test('an event has the end that its record says, and none that nobody says', () => {
  const hour = { Start_Datetime: '2036-03-05T08:00:00Z' };
  const ends = (more: Partial<typeof event>) => markup(more)?.endDate;
  expect(ends({})).toBe('2036-03-05');
  expect(ends({ ...hour, Duration: 90 })).toBe('2036-03-05T10:30:00+01:00');
  expect(ends({ ...hour, EndDate: '2036-03-07' })).toBe('2036-03-07T23:59:59+01:00');
  expect(markup(hour)).toMatchObject({ startDate: '2036-03-05T09:00:00+01:00' });
  expect(ends(hour)).toBeUndefined();
});
