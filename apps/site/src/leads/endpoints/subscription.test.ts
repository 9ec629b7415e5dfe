import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLeadSite } from '../../../tests/leadSite.ts';

let site: Awaited<ReturnType<typeof startLeadSite>>;
beforeAll(async () => {
  site = await startLeadSite();
});
afterAll(() => site.stop());

const token = 'a'.repeat(43);
const link = (act: string, more = '') => `/leads/newsletter/${act}?token=${token}${more}`;

test('opening a link of a newsletter mail only asks, in the language of the mail; pressing the button does it', async () => {
  site.backend.subscriptions.set(token, '');
  const page = await site.get(link('confirm', '&lang=ar'));
  expect(page.status).toBe(200);
  expect(page.text).toContain('<html lang="ar" dir="rtl" data-brand="HIM"');
  expect(page.text).toContain('data-subscription="asks"');
  expect(site.backend.subscriptions.get(token)).toBe('');
  const done = await site.post(link('confirm', '&lang=ar'), '');
  expect([done.status, done.text.includes('data-subscription="done"')]).toEqual([200, true]);
  expect(site.backend.subscriptions.get(token)).toBe('confirm');
});

test("a mailbox's one click leaves, wherever it comes from", async () => {
  site.backend.subscriptions.set(token, 'confirm');
  const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
  const body = 'List-Unsubscribe=One-Click';
  expect((await site.post(link('unsubscribe'), body, headers)).status).toBe(200);
  expect(site.backend.subscriptions.get(token)).toBe('unsubscribe');
});

test('a token of nobody, or none, leads to nothing; without the backend it can be pressed again', async () => {
  site.backend.subscriptions.clear();
  expect((await site.post(link('confirm'), '')).status).toBe(404);
  for (const query of ['', '?token=', '?token=<script>', `?token=${'a'.repeat(500)}`])
    expect((await site.get(`/leads/newsletter/unsubscribe${query}`)).status, query).toBe(404);
  site.backend.mood = 'down';
  const away = await site.post(link('unsubscribe'), '');
  site.backend.mood = 'well';
  expect([away.status, away.text.includes('<form method="post">')]).toEqual([503, true]);
});

test('without scripts the answer is in the language of the form, whatever page the browser names', async () => {
  const body = new URLSearchParams({ id: 'him-school', email: 'no address', lang: 'ar' });
  const answer = await site.post('/leads/newsletter', body.toString(), {
    referer: `http://${site.host}/en/contact/`,
  });
  expect([answer.status, answer.text.includes('<html lang="ar"')]).toEqual([200, true]);
});

test('what was agreed to comes with the subscription, and its key says nothing of the address', async () => {
  const body = new URLSearchParams({ id: 'him-school', email: 'eva@example.ch', lang: 'es' });
  await site.post('/api/mail', body.toString(), { 'sec-fetch-site': 'same-origin' });
  await site.leads.worker.run();
  const stored = [...site.backend.inbox.values()].find(({ type }) => type === 'newsletter');
  expect(stored?.consent?.words).toMatch(/baja/);
  expect(stored?.fields['Email']).toBe('eva@example.ch');
});
