import { expect, test } from 'vitest';
import { fromSite, handOver, inbox, lead } from '../testing/leads.ts';
import { asBuilt, testPayload } from '../testing/testPayload.ts';
import { announceDue } from './announce.ts';
import { handleLeads } from './receive.ts';

const payload = asBuilt(await testPayload());
const mailsTo = async (to: string) => {
  while ((await announceDue(payload)) > 0);
  return (await payload.find({ collection: 'mails', where: { to: { equals: to } }, depth: 0, overrideAccess: true })).docs;
};

test('[S3.lead.1] a lead is stored as it came, once for its key, whoever hands it over and however often', async () => {
  const one = lead({ type: 'apply', consent: { version: '3', at: '2026-01-02T03:04:05.000Z' } });
  const answers = await Promise.all(Array.from({ length: 8 }, () => handOver(payload, one)));
  expect(answers.flat().filter((status) => status === 'stored')).toHaveLength(1);
  expect(answers.flat().filter((status) => status === 'duplicate')).toHaveLength(7);
  expect(await handOver(payload, one, one)).toEqual(['duplicate', 'duplicate']);
  expect(await inbox(payload, one.key)).toMatchObject([
    { reference: one.reference, state: 'queued', priority: 0, fields: one.fields, name: 'Ada Li', consent_version: '3' },
  ]);
  expect(await mailsTo(one.fields['Email'] ?? '')).toHaveLength(1);
});

test('refuses whom it does not know and what it can not read', async () => {
  const sound = { leads: [lead()] };
  const status = async (request: Request) => (await handleLeads(payload, request)).status;
  expect(await status(fromSite('leads', sound, 'guessed'))).toBe(401);
  expect(await status(new Request('http://localhost/api/leads', { method: 'POST', body: JSON.stringify(sound) }))).toBe(401);
  for (const body of [
    '',
    'null',
    '{"leads":',
    { leads: [{ ...lead(), key: '../x' }] },
    { leads: Array.from({ length: 51 }, () => lead()) },
  ])
    expect(await status(fromSite('leads', body))).toBe(400);
  expect(await inbox(payload, sound.leads[0]?.key ?? '')).toEqual([]);
});

test('a lead that can not be stored is rejected by itself; the others of its batch are stored', async () => {
  const [bad, nul, good] = [lead({ brand: 'XYZ' }), lead({ fields: { Name: 'A\0da', Question: '\u202e<b>' } }), lead()];
  expect(await handOver(payload, bad, nul, good)).toEqual(['rejected', 'stored', 'stored']);
  expect(await inbox(payload, nul.key)).toMatchObject([{ name: 'Ada', fields: { Name: 'Ada', Question: '\u202e<b>' } }]);
});

test('a held lead waits for a person and is not answered', async () => {
  const held = lead({ held: 'sent without scripts' });
  await handOver(payload, held);
  expect(await inbox(payload, held.key)).toMatchObject([{ state: 'held', held: 'sent without scripts' }]);
  expect(await mailsTo(held.fields['Email'] ?? '')).toEqual([]);
});

test('a newsletter address joins its list once and is not for the CRM; a held one joins none', async () => {
  const email = lead().fields['Email'] ?? '';
  const join = (more = {}) => lead({ type: 'newsletter', fields: { email, id: 'him-alumni' }, ...more });
  const members = async () => (await payload.count({ collection: 'subscribers', where: { email: { equals: email } } })).totalDocs;
  await handOver(payload, join({ held: 'flood' }));
  expect(await members()).toBe(0);
  const wanted = join();
  await handOver(payload, wanted, join());
  expect((await mailsTo(email)).map(({ kind, html }) => [kind, html?.includes('/api/newsletter/unsubscribe?token=')])).toEqual([
    ['newsletter', true],
  ]);
  expect(await members()).toBe(1);
  expect(await inbox(payload, wanted.key)).toMatchObject([{ state: 'received' }]);
});
