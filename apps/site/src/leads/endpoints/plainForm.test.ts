import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLeadSite } from '../../../tests/leadSite.ts';

let site: Awaited<ReturnType<typeof startLeadSite>>;
beforeAll(async () => {
  site = await startLeadSite();
});
afterAll(() => site.stop());

const contextIn = (html: string) => /name="_context" value="([^"]+)"/.exec(html)?.[1] ?? '';

test('event, thank-you page, note and programme of a page go on by the plain form, and by its refusal', async () => {
  const context = site.context('meet-rep', {
    path: '/en/events/almaty/',
    thanks: '/en/thanks-for-almaty/',
    event: 'ALMATY',
    note: 'May apply.',
    query: '?program=bba',
  });
  const opened = await site.get(`/leads/form?context=${encodeURIComponent(context)}`);
  expect(contextIn(opened.text)).toBe(context);
  const { _pass, _key, ...fields } = site.sound({ _plain: '1', _context: contextIn(opened.text) });
  const send = (more: Record<string, string>) =>
    site.submit({ ...fields, ...more }, {}, 'meet-rep');
  const refused = await send({ Email: 'not an address' });
  expect([refused.status, contextIn(refused.text)]).toEqual([400, context]);
  const { status, headers } = await send({ _pass: site.pass() });
  const location = new URL(headers['location'] ?? '', 'http://site.invalid');
  expect([status, location.searchParams.get('next')]).toEqual([303, '/en/thanks-for-almaty/']);
  await site.leads.worker.run();
  expect([...site.backend.inbox.values()]).toMatchObject([
    {
      campaign: 'ALMATY',
      source: '/en/events/almaty/',
      fields: { Question: 'May apply.', EventId: 'ALMATY' },
    },
  ]);
});
