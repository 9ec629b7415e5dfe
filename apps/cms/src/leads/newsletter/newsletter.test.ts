import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { siteOrigin } from '../../routing/siteOrigin.ts';
import type { Lead, Mail, Subscriber } from '../../runtime/payload-types.ts';
import { fromSite, handOver, inbox, lead } from '../../testing/leads.ts';
import { callWith, signedIn } from '../../testing/rest.ts';
import { testPayload } from '../../testing/testPayload.ts';
import { announce, announceDue } from '../delivery/announce.ts';
import { changeSubscription, leadToSite } from './subscription.ts';

const payload = await testPayload();
const words = 'Subscribe. You can unsubscribe at any time.';

/** Somebody types an address into a brand's footer; answers the mails that were written to it. */
async function subscribe(email: string, lang: 'en' | 'ar' = 'en', agreed = words): Promise<Mail[]> {
  const at = new Date().toISOString();
  const consent = { version: 'newsletter', at, words: agreed };
  const fields = { Email: email, list: 'him' };
  const before = (await mailsTo(email)).length;
  await handOver(payload, lead({ type: 'newsletter', lang, fields, consent }));
  while ((await announceDue(payload)) > 0);
  return (await mailsTo(email)).slice(before);
}

const mailsTo = async (email: string): Promise<Mail[]> =>
  (
    await payload.find({
      collection: 'mails',
      where: { to: { equals: email } },
      sort: 'id',
      pagination: false,
      overrideAccess: true,
    })
  ).docs;

async function subscriber(email: string): Promise<Subscriber | undefined> {
  const where = { email: { equals: email } };
  return (await payload.find({ collection: 'subscribers', where, overrideAccess: true })).docs[0];
}

const tokenIn = ({ unsubscribe }: Mail): string =>
  new URL(unsubscribe ?? '').searchParams.get('token') ?? '';
async function act(name: 'confirm' | 'unsubscribe', token: string): Promise<unknown> {
  const request = fromSite(`newsletter/${name}`, { token });
  return (await changeSubscription(payload, request, name)).json();
}
const address = () => `${crypto.randomUUID()}@visitor.example`;

test('an address is subscribed once it is confirmed, on the host of its brand and in its language', async () => {
  const email = address();
  const [mail, ...more] = await subscribe(email, 'ar');
  expect(more).toEqual([]);
  const link = `${siteOrigin('HIM')}/leads/newsletter/confirm?`;
  expect(mail?.text).toContain(link);
  expect(mail?.text).toContain('lang=ar');
  expect(`${mail?.text}${mail?.html}`).not.toContain(encodeURIComponent(email));
  expect(await subscriber(email)).toMatchObject({ state: 'pending', consent_words: words });
  expect(await act('confirm', 'x'.repeat(43))).toEqual({ done: false });
  const token = tokenIn(mail as Mail);
  expect(await act('confirm', token)).toEqual({ done: true });
  const confirmed = await subscriber(email);
  expect(confirmed).toMatchObject({ state: 'subscribed', lang: 'ar' });
  expect(confirmed?.confirmed_at).toBeTruthy();
  // Once more changes nothing, and asking again writes to nobody.
  expect(await act('confirm', token)).toEqual({ done: true });
  expect(await subscribe(email)).toEqual([]);
});

test('who left is brought back by nobody else: only a new confirmation does it', async () => {
  const email = address();
  const [first] = await subscribe(email);
  const token = tokenIn(first as Mail);
  await act('confirm', token);
  expect(await act('unsubscribe', token)).toEqual({ done: true });
  expect(await subscriber(email)).toMatchObject({ state: 'unsubscribed' });
  expect((await subscriber(email))?.left_at).toBeTruthy();
  // The old link does not undo it.
  expect(await act('confirm', token)).toEqual({ done: false });
  const where = { brand: { equals: 'HIM' as const } };
  const setting = (singleOptIn: boolean) =>
    payload.update({
      collection: 'brand-settings',
      where,
      data: { singleOptIn },
      overrideAccess: true,
    });
  await setting(true);
  try {
    const [again] = await subscribe(email);
    expect(await subscriber(email)).toMatchObject({ state: 'pending' });
    expect(again?.text).toContain('/leads/newsletter/confirm?');
    await subscribe(address());
    const other = address();
    const [welcome] = await subscribe(other);
    expect(await subscriber(other)).toMatchObject({ state: 'subscribed' });
    expect(welcome?.text).not.toContain('/leads/newsletter/confirm?');
    expect(await act('confirm', tokenIn(again as Mail))).toEqual({ done: true });
  } finally {
    await setting(false);
  }
  expect(await subscriber(email)).toMatchObject({ state: 'subscribed' });
});

test('who lost the first mail gets another one, and both links are good', async () => {
  const email = address();
  const [first] = await subscribe(email);
  const [second] = await subscribe(email);
  expect(tokenIn(second as Mail)).toBe(tokenIn(first as Mail));
  expect(await act('confirm', tokenIn(first as Mail))).toEqual({ done: true });
});

test('whose consent was confirmed keeps it until a new one is, and every one of them stays', async () => {
  const email = address();
  const [first] = await subscribe(email);
  await act('confirm', tokenIn(first as Mail));
  const confirmed = await subscriber(email);
  await act('unsubscribe', tokenIn(first as Mail));
  const [again] = await subscribe(email, 'en', 'Other words, typed by anybody.');
  expect(await subscriber(email)).toMatchObject({
    state: 'pending',
    consent_words: words,
    consent_at: confirmed?.consent_at,
    confirmed_at: confirmed?.confirmed_at,
    consents: [{ words }, { words: 'Other words, typed by anybody.' }],
  });
  await act('confirm', tokenIn(again as Mail));
  const back = await subscriber(email);
  expect(back).toMatchObject({
    state: 'subscribed',
    consent_words: 'Other words, typed by anybody.',
    consents: [
      { words, at: confirmed?.consent_at, confirmed_at: confirmed?.confirmed_at },
      { words: 'Other words, typed by anybody.', confirmed_at: back?.confirmed_at },
    ],
  });
});

test('an address that is typed again and again gets so many mails a day, and no more', async () => {
  const email = address();
  const mails: Mail[] = [];
  for (let times = 0; times < 7; times += 1) mails.push(...(await subscribe(email)));
  expect(mails.filter(({ state }) => state === 'waiting')).toHaveLength(5);
  expect((await subscriber(email))?.consents).toHaveLength(1);
});

test('who is erased before the address is on its list does not come onto it', async () => {
  const email = address();
  const news = lead({ type: 'newsletter', fields: { Email: email, list: 'him' } });
  await handOver(payload, news);
  const [row] = await inbox(payload, news.key);
  const officer = await signedIn(payload, 'admissions', ['HIM']);
  const erasure = { email, cause: 'request' };
  expect((await officer.call('POST', 'privacy/erase', erasure)).status).toBe(200);
  await announce(payload, row as Lead);
  expect(await subscriber(email)).toBeUndefined();
  expect(await mailsTo(email)).toEqual([]);
});

test("links of before lead to the brand's own host; nobody but the site changes a subscription", async () => {
  const email = address();
  const [mail] = await subscribe(email, 'ar');
  const token = tokenIn(mail as Mail);
  const old = new Request(`http://localhost/api/newsletter/unsubscribe?token=${token}`);
  const answer = await leadToSite(payload, old, 'unsubscribe');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    `${siteOrigin('HIM')}/leads/newsletter/unsubscribe?token=${token}&lang=ar`,
  ]);
  const forged = fromSite('newsletter/confirm', { token }, 'wrong');
  expect((await changeSubscription(payload, forged, 'confirm')).status).toBe(401);
  const broken = fromSite('newsletter/confirm', '{');
  expect((await changeSubscription(payload, broken, 'confirm')).status).toBe(400);
  expect(await subscriber(email)).toMatchObject({ state: 'pending' });
});

test('a mail to a subscriber bears the headers of a one-click way out', async () => {
  const sent: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 mail\r\n');
    socket.on('data', (data) => {
      const text = data.toString();
      if (isData) {
        sent.push(text);
        if (text.includes('\r\n.\r\n')) {
          isData = false;
          socket.write('250 taken\r\n');
        }
        return;
      }
      isData = text.startsWith('DATA');
      socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const email = address();
  await subscribe(email);
  const { sendDueMails } = await import('../mails/send.ts');
  const nodemailer = (await import('nodemailer')).default;
  const { port } = server.address() as AddressInfo;
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  const before = { sendEmail: payload.sendEmail, smtp: process.env['SMTP_URL'] };
  process.env['SMTP_URL'] = `smtp://127.0.0.1:${port}`;
  payload.sendEmail = (message) => transport.sendMail({ from: 'a@b.example', ...message });
  try {
    for (let left = 50; left > 0 && (await sendDueMails(payload)) > 0; left -= 1);
  } finally {
    payload.sendEmail = before.sendEmail;
    if (before.smtp === undefined) delete process.env['SMTP_URL'];
    transport.close();
    server.close();
  }
  const messages = sent.join('').split('\r\n.\r\n');
  const mail = messages.find((one) => one.includes(`To: ${email}`))?.replaceAll('\r\n ', ' ');
  expect(mail).toMatch(/List-Unsubscribe: <?http\S*\/leads\/newsletter\/unsubscribe\?token=/);
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('officers export who is subscribed to lists of their brands, and nobody else does', async () => {
  const email = address();
  const [mail] = await subscribe(email);
  const him = await signedIn(payload, 'admissions', ['HIM']);
  const caa = await signedIn(payload, 'admissions', ['CAA']);
  const editor = await signedIn(payload, 'editor', ['HIM']);
  expect((await editor.call('GET', 'subscribers/export')).status).toBe(403);
  expect((await callWith(payload, {})('GET', 'subscribers/export')).status).toBe(404);
  expect(await him.text('subscribers/export')).not.toContain(email);
  await act('confirm', tokenIn(mail as Mail));
  expect(await him.text('subscribers/export')).toContain(email);
  expect(await caa.text('subscribers/export')).not.toContain(email);
});
