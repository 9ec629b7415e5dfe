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
const eventLocation = (place: string) =>
  eventMarkup({
    ...context,
    brand: { ...brand, place },
    answer: answer && { ...answer, node },
  })?.location;

test('an event without a city is at the place of its school, and has no empty address', () => {
  const school = { '@type': 'Place', name: brand.name };
  expect(eventLocation('Weggis')).toEqual({ ...school, address: 'Weggis' });
  expect(eventLocation('')).toEqual(school);
});
