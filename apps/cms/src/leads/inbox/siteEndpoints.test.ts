import { expect, test } from 'vitest';
import { leadsSecret } from '../../runtime/env.ts';
import { handOver, inbox, lead } from '../../testing/leads.ts';
import { callWith, restHandler, signedIn } from '../../testing/rest.ts';
import { testPayload, unique } from '../../testing/testPayload.ts';

const payload = await testPayload();
const officer = await signedIn(payload, 'admissions', ['HIM']);
const site = callWith(payload, { authorization: `Bearer ${leadsSecret}` });
const stranger = callWith(payload, {});

/** The answer to a query that is posted, as the admin's fields post theirs. */
async function posted(query: string, headers: Record<string, string>) {
  const request = new Request('http://localhost:3001/api/leads', {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/x-www-form-urlencoded',
      'x-payload-http-method-override': 'GET',
    },
    body: query,
  });
  const answer = await restHandler(payload)(request, {
    params: Promise.resolve({ slug: ['leads'] }),
  });
  return { status: answer.status, body: await answer.json() };
}

test('officers list, count, open and change leads at the path where the site hands them over', async () => {
  const sent = [lead(), lead({ brand: 'CAA' })];
  expect(await handOver(payload, ...sent)).toEqual(['stored', 'stored']);
  const [own] = await inbox(payload, sent[0]?.key ?? '');
  const query = `where[key][in]=${sent.map(({ key }) => key).join(',')}`;
  const seen = { status: 200, body: { docs: [{ id: own?.id }], totalDocs: 1 } };
  expect(await officer.call('GET', `leads?${query}`)).toMatchObject(seen);
  expect(await posted(query, { authorization: `JWT ${officer.token}` })).toMatchObject(seen);
  expect((await officer.call('GET', `leads/count?${query}`)).body.totalDocs).toBe(1);
  const one = `leads/${own?.id}`;
  expect((await officer.call('GET', one)).body).toMatchObject({ reference: sent[0]?.reference });
  const patched = await officer.call('PATCH', `leads?${query}`, { note: 'Called.' });
  expect(patched).toMatchObject({ status: 200, body: { docs: [{ id: own?.id }] } });
  expect((await officer.call('PATCH', one, { note: 'Wrote.' })).status).toBe(200);
  expect(await inbox(payload, sent[0]?.key ?? '')).toMatchObject([{ note: 'Wrote.' }]);
  for (const path of [one, `leads?${query}`])
    expect((await officer.call('DELETE', path)).status, path).toBe(403);
  expect(await inbox(payload, sent[0]?.key ?? '')).toHaveLength(1);
});

test('the site hands over leads and reports its dead letters there, and nobody else does', async () => {
  const leads = [lead(), lead()];
  const report = { site: unique('site'), deadLetters: [] };
  const refused = { status: 401, body: { errors: [{ message: 'Unauthorized' }] } };
  for (const call of [stranger, officer.call]) {
    expect(await call('POST', 'leads', { leads })).toMatchObject(refused);
    expect(await call('POST', 'leads/dead-letters', report)).toMatchObject(refused);
  }
  expect(await inbox(payload, leads[0]?.key ?? '')).toEqual([]);
  expect(await site('POST', 'leads', { leads })).toMatchObject({
    status: 200,
    body: { results: leads.map(({ key }) => ({ key, status: 'stored' })) },
  });
  expect(await site('POST', 'leads', { leads: {} })).toMatchObject({ status: 400 });
  expect(await site('POST', 'leads/dead-letters', report)).toMatchObject({ status: 200 });
});

test('neither strangers nor the site read leads, and dead letters are no document', async () => {
  for (const call of [stranger, site])
    for (const path of ['leads', 'leads/1', 'leads/count', 'leads/export', 'leads/dead-letters'])
      expect((await call('GET', path)).status, path).toBe(404);
  for (const headers of [{}, { authorization: `Bearer ${leadsSecret}` }])
    expect((await posted('limit=1', headers)).status).toBe(404);
  expect((await officer.call('GET', 'leads/dead-letters')).status).toBe(404);
});
