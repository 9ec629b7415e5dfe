import { expect, test } from 'vitest';
import { fetchParsedNode } from '../../testing/fetchParsedNode.ts';
import { testPayload, unique } from '../../testing/testPayload.ts';
import { importTable } from './importTable.ts';

const payload = await testPayload();

test('redirects of a table lead on, once each however often read; a line that the admin would refuse is said and left out', async () => {
  const [old, loop] = [`/${unique('old')}/`, `/${unique('loop')}/`];
  const table = (to: string) =>
    [
      'Brand,Path,URL,Lang,Status',
      `HIM,${old},${to},en,301`,
      `XYZ,${old},${to},en,301`,
      `HIM,${old},${to},de,301`,
      `HIM,${loop},javascript:alert(1),en,301`,
    ].join('\r\n');
  const first = await importTable(payload, 'redirects', table('/programs/'));
  expect(first).toMatchObject({ created: 1, changed: 0, same: 0 });
  expect(first.refused).toEqual([
    'Line 3: there is no brand XYZ.',
    'Line 4: there is no language de.',
    expect.stringMatching(/^Line 5: url: /),
  ]);
  const answer = await fetchParsedNode(payload, `/en${old}`);
  expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([301, '/en/programs/']);
  expect(await importTable(payload, 'redirects', table('/programs/'))).toMatchObject({
    created: 0,
    same: 1,
  });
  expect(await importTable(payload, 'redirects', table('/news/'))).toMatchObject({
    created: 0,
    changed: 1,
  });
  expect((await fetchParsedNode(payload, `/en${old}`)).body.errors?.[0]?.message).toBe('/en/news/');
  await expect(importTable(payload, 'redirects', 'from;to\n/a/;/b/')).rejects.toThrow(
    'no column brand',
  );
});
