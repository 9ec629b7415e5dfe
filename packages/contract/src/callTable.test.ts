import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { callTable } from './callTable.ts';
import { eventFilters, parseEventQuery } from './events/eventAgenda.ts';
import { facetNames, parseFinderQuery } from './programs/finder.ts';

const site = path.resolve(import.meta.dirname, '../../../apps/site/src');
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

test('the names that the site writes into a query of a call stand in the table', () => {
  const sources = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(site, file), 'utf8'));
  const sent = sources.flatMap((source) =>
    [
      ...source.matchAll(
        /call(?:Helper|Backend)\(\s*'(\/[^']+)',\s*\{[\s\S]*?query: \{([\s\S]*?)\}/g,
      ),
    ]
      .map(([, name = '', query = '']) => ({ name, query }))
      .flatMap(({ name, query }) =>
        [...query.matchAll(/(?:^|,)\s*([a-z_]+)(?=\s*[:,]|\s*$)/g)].map(([, key]) => [name, key]),
      ),
  );
  const sentTo = Map.groupBy(sent, ([name]) => name);
  expect([...sentTo.keys()]).toEqual(expect.arrayContaining(['/programs', '/events', '/news']));
  for (const [name = '', keys] of sentTo)
    for (const [, key] of keys) expect(queryNames(name), `${name}?${key}=`).toContain(key);
});
