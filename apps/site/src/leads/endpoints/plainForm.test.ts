import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLeadSite } from '../../../tests/leadSite.ts';

let site: Awaited<ReturnType<typeof startLeadSite>>;
beforeAll(async () => {
  site = await startLeadSite({ LEAD_ACTION_REFER: 'https://crm.example.org/post' });
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

test('a browser lets a small page send its form where it goes, and to where its thanks are', async () => {
  const allowed = ({ headers }: Awaited<ReturnType<typeof site.get>>) =>
    /form-action ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1]?.split(' ');
  const thanks = 'https://partner.example/thanks?from=us';
  const everywhere = ["'self'", 'https://crm.example.org', 'https://partner.example'];
  const context = site.context('refer', { thanks });
  const opened = await site.get(`/leads/form?context=${encodeURIComponent(context)}`);
  expect(opened.text).toContain('action="https://crm.example.org/post"');
  expect(allowed(opened)).toEqual(everywhere);
  const sent = site.sound({ _context: site.context('contact', { thanks }), Email: 'none' });
  expect(allowed(await site.submit(sent))).toEqual(everywhere);
});
