import { expect, test } from 'vitest';
import { callTable } from './callTable.ts';
import { eventFilters, parseEventQuery } from './events/eventAgenda.ts';
import { facetNames, parseFinderQuery } from './programs/finder.ts';

const queryNames = (name: string) => callTable.find((call) => call.path === name)?.query;

test('whatever the finder and the agenda can be asked, their calls take', () => {
  const everything = new URLSearchParams(
    [...facetNames, ...eventFilters].map((name) => [name, 'x']),
  );
  expect(queryNames('/programs')).toEqual(
    expect.arrayContaining(Object.keys(parseFinderQuery(everything).chosen)),
  );
  expect(queryNames('/events')).toEqual(
    expect.arrayContaining(Object.keys(parseEventQuery(everything).chosen)),
  );
});
