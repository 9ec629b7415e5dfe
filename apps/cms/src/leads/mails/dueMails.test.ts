import { setTimeout as sleep } from 'node:timers/promises';
import { createLocalReq, type Endpoint, type Payload } from 'payload';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '../../runtime/payload-types.ts';
import { beforeNextWrite } from '../../testing/beforeNextWrite.ts';
import { handOver, inbox, lead } from '../../testing/leads.ts';
import { person, testPayload } from '../../testing/testPayload.ts';
import { whileRefused } from '../../testing/whileRefused.ts';
import { announceDue } from '../delivery/announce.ts';
import { answerEndpoint } from '../delivery/answerEndpoint.ts';
import { retryMailEndpoint, stuckMailsFor } from './dueMails.ts';
import { sendDueMails } from './send.ts';

const payload = await testPayload();
const admissions = await person(payload, 'admissions', ['HIM']);
const editor = await person(payload, 'editor', ['HIM']);
const hour = 3_600_000;
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

async function ask({ handler }: Endpoint, user: User, id: number): Promise<number> {
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  req.routeParams = { id: String(id) };
  return (await handler(req)).status;
}

async function mailTo(to: string) {
  const { docs } = await payload.find({
    collection: 'mails',
    where: { to: { equals: to } },
    depth: 0,
    overrideAccess: true,
  });
  return docs[0];
}

/** Payload whose outbox takes nothing. */
const withoutOutbox = new Proxy(payload, {
  get: (target, name) =>
    name === 'create'
      ? () => Promise.reject(new Error('the outbox is shut'))
      : Reflect.get(target, name),
}) as Payload;

test('mails that can not be written are shown, written by a button, and by themselves without a restart', async () => {
  const [first, second] = [lead(), lead()];
  await handOver(payload, first, second);
  const now = Date.now();
  expect(await announceDue(withoutOutbox, now)).toBe(0);
  expect(await announceDue(payload, now), 'they rest').toBe(0);
  const shown = (await stuckMailsFor(payload, admissions, now + hour)).leads.map(
    ({ reference }) => reference,
  );
  expect(shown.toSorted()).toEqual([first.reference, second.reference].toSorted());
  expect((await stuckMailsFor(payload, admissions, now)).leads).toEqual([]);

  const [{ id } = { id: 0 }] = await inbox(payload, first.key);
  await expect(ask(answerEndpoint, editor, id)).rejects.toThrow('not allowed');
  expect(await ask(answerEndpoint, admissions, id)).toBe(200);
  expect(await ask(answerEndpoint, admissions, id)).toBe(404);
  expect(await mailTo(first.fields['Email'] ?? '')).toBeDefined();
  expect(await mailTo(second.fields['Email'] ?? '')).toBeUndefined();
  expect(await announceDue(payload, now + hour)).toBe(1);
  expect(await mailTo(second.fields['Email'] ?? '')).toBeDefined();
});

test('a mail that failed is shown and goes again on demand; one that was sent does not', async () => {
  const one = lead();
  await handOver(payload, one);
  while ((await announceDue(payload)) > 0);
  const mail = await mailTo(one.fields['Email'] ?? '');
  const id = mail?.id ?? 0;
  const set = (data: object) =>
    payload.update({ collection: 'mails', id, data, overrideAccess: true, depth: 0 });
  const stuck = async () => (await stuckMailsFor(payload, admissions)).mails.map((each) => each.id);
  expect(await stuck()).not.toContain(id);
  await set({
    state: 'failed',
    attempts: 100,
    next_attempt_at: new Date(Date.now() + hour).toISOString(),
  });
  expect(await stuck()).toContain(id);
  await expect(ask(retryMailEndpoint, editor, id)).rejects.toThrow('not allowed');
  // Without a mail server nothing would go, and nobody is told otherwise.
  vi.stubEnv('SMTP_URL', '');
  expect(await ask(retryMailEndpoint, admissions, id)).toBe(409);
  vi.stubEnv('SMTP_URL', 'smtp://mail.invalid');
  expect(await ask(retryMailEndpoint, admissions, id)).toBe(200);
  vi.unstubAllEnvs();
  const due = await mailTo(one.fields['Email'] ?? '');
  expect(due).toMatchObject({ state: 'waiting', attempts: 0 });
  expect(Date.parse(due?.next_attempt_at ?? '')).toBeLessThanOrEqual(Date.now());
  await set({ state: 'sent' });
  expect(await ask(retryMailEndpoint, admissions, id)).toBe(404);
});

test('a mail that is sent in the moment in which somebody asks for it again does not go twice', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://mail.invalid');
  const one = lead();
  await handOver(payload, one);
  while ((await announceDue(payload)) > 0);
  const { id = 0 } = (await mailTo(one.fields['Email'] ?? '')) ?? {};
  const sent = { state: 'sent' as const, attempts: 1 };
  beforeNextWrite(payload, 'mails', () =>
    payload.db.updateOne({ collection: 'mails', id, data: { ...sent } }),
  );
  expect(await ask(retryMailEndpoint, admissions, id)).toBe(404);
  vi.unstubAllEnvs();
  expect(await mailTo(one.fields['Email'] ?? '')).toMatchObject(sent);
});

test('what the mail server answered stays with a mail; it goes again by itself later, and then nothing is left of the answer', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://mail.invalid');
  const one = lead();
  await handOver(payload, one);
  while ((await announceDue(payload)) > 0);
  const server = (sendEmail: (mail: { readonly to: string }) => Promise<unknown>) =>
    new Proxy(payload, {
      get: (target, name) => (name === 'sendEmail' ? sendEmail : Reflect.get(target, name)),
    });
  const stuck = async () => (await stuckMailsFor(payload, admissions)).mails.map(({ id }) => id);
  const shownMeanwhile: number[] = [];
  const refuse = async (mail: { readonly to: string }) => {
    if (mail.to === one.fields['Email']) shownMeanwhile.push(...(await stuck()));
    throw new Error('550 mailbox unavailable');
  };
  while ((await sendDueMails(server(refuse))) > 0);
  const refused = await mailTo(one.fields['Email'] ?? '');
  expect(refused).toMatchObject({
    state: 'waiting',
    attempts: 1,
    last_answer: '550 mailbox unavailable',
  });
  expect(Date.parse(refused?.next_attempt_at ?? '')).toBeGreaterThan(Date.now() + 20_000);
  expect(shownMeanwhile, 'what is being sent is not stuck').not.toContain(refused?.id);
  expect(await stuck()).toContain(refused?.id);
  const data = { next_attempt_at: new Date().toISOString() };
  await payload.update({
    collection: 'mails',
    id: refused?.id ?? 0,
    data,
    overrideAccess: true,
    depth: 0,
  });
  while ((await sendDueMails(server(() => Promise.resolve()))) > 0);
  expect(await mailTo(one.fields['Email'] ?? '')).toMatchObject({
    state: 'sent',
    attempts: 2,
    last_answer: '',
  });
});

test('of two backends that read one mail before either claims it, one sends it', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://mail.invalid');
  const one = lead();
  await handOver(payload, one);
  while ((await announceDue(payload)) > 0);
  const sent: string[] = [];
  const bothRead = Promise.withResolvers<void>();
  let reads = 0;
  const find = async (options: never) => {
    const found = await payload.find(options);
    reads += 1;
    if (reads === 2) bothRead.resolve();
    await bothRead.promise;
    return found;
  };
  // As long as a server takes: the other one claims meanwhile.
  const sendEmail = async (mail: { to: string }) => {
    sent.push(mail.to);
    await sleep(200);
  };
  const backend = new Proxy(payload, {
    get: (target, name) =>
      name === 'find' ? find : name === 'sendEmail' ? sendEmail : Reflect.get(target, name),
  }) as Payload;
  await Promise.all([sendDueMails(backend), sendDueMails(backend)]);
  expect(sent.filter((address) => address === one.fields['Email'])).toHaveLength(1);
});

test('a mail of which nothing can be written afterwards is not sent over and over, holds up no other, and is settled later', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://mail.invalid');
  const [stuck, other] = [lead(), lead()];
  await handOver(payload, stuck, other);
  while ((await announceDue(payload)) > 0);
  const [to, next] = [stuck.fields['Email'] ?? '', other.fields['Email'] ?? ''];
  const sent: string[] = [];
  const server = new Proxy(payload, {
    get: (target, name) =>
      name === 'sendEmail'
        ? async (mail: { to: string }) => void sent.push(mail.to)
        : Reflect.get(target, name),
  }) as Payload;
  const lookOften = async () => {
    for (let look = 0; look < 50 && (await sendDueMails(server)) > 0; look += 1);
  };
  const timesSent = () => sent.filter((address) => address === to).length;
  const its = `new."to" = '${to}'`;
  await whileRefused(payload, 'update on mails', its, lookOften);
  expect(timesSent(), 'nothing is sent that can not be noted').toBe(0);
  expect(await mailTo(next)).toMatchObject({ state: 'sent' });

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hour });
  await whileRefused(payload, 'update on mails', `${its} and new.state = 'sent'`, lookOften);
  expect(timesSent()).toBe(1);
  expect(await mailTo(to)).toMatchObject({ state: 'waiting', attempts: 1 });
  vi.setSystemTime(Date.now() + hour);
  await lookOften();
  expect(await mailTo(to)).toMatchObject({ state: 'sent', attempts: 2 });
  expect(timesSent()).toBe(2);
});
