import crypto from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { clientAddressHeader } from '../runtime/http/clientAddressHeader.ts';
import { restHandler } from '../testing/rest.ts';
import { person, testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();
const password = 'correct-horse-9';
let addresses = 0;
const newAddress = (): string => `198.51.100.${++addresses}`;

/** The whole answer to a call from an address. */
async function ask(path: string, sent: object, address: string, language = 'en', cookie = '') {
  const request = new Request(`http://localhost:3001/api/users/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [clientAddressHeader]: address,
      cookie: `payload-lng=${language}; ${cookie}`,
    },
    body: JSON.stringify(sent),
  });
  const params = Promise.resolve({ slug: ['users', ...path.split('/')] });
  const answer = await restHandler(payload)(request, { params });
  const { status, headers } = answer;
  return { status, wait: headers.get('retry-after'), text: await answer.text(), headers };
}
const signIn = (email: string, by: string, address: string, language?: string, cookie?: string) =>
  ask('login', { email, password: by }, address, language, cookie);
/** The cookie of a browser that signed in, as it sends it back. */
const browserCookie = ({ headers }: Awaited<ReturnType<typeof ask>>): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('concierge-browser')) ?? '';
async function guess(times: number, email: string, address: string): Promise<void> {
  for (let time = 0; time < times; time += 1) await signIn(email, 'wrong', address);
}

afterEach(() => vi.restoreAllMocks());

test('an unknown account and a wrong password have the same answer and the same work', async () => {
  const { email } = await person(payload, 'editor', ['HIM']);
  const hash = vi.spyOn(crypto, 'pbkdf2');
  const wrong = await signIn(email, 'wrong', newAddress());
  const unknown = await signIn(`${unique('nobody')}@concierge.example`, 'wrong', newAddress());
  const [ofWrong, ofUnknown, ...more] = hash.mock.calls;
  expect(more).toEqual([]);
  expect(ofUnknown?.slice(2, 5)).toEqual(ofWrong?.slice(2, 5));
  expect(wrong.status).toBe(401);
  expect({ status: unknown.status, text: unknown.text }).toEqual({
    status: wrong.status,
    text: wrong.text,
  });
  expect([...unknown.headers]).toEqual([...wrong.headers]);
});

test('a forgotten password has the same answer for any address, before anything is looked for', async () => {
  const { email } = await person(payload, 'editor', ['HIM']);
  const send = vi.spyOn(payload.email, 'sendEmail').mockResolvedValue(undefined);
  const update = vi.spyOn(payload.db, 'updateOne');
  const registered = await ask('forgot-password', { email }, newAddress());
  const untouched = update.mock.calls.length === 0;
  const unknown = await ask('forgot-password', { email: `x${email}` }, newAddress());
  expect(untouched).toBe(true);
  expect(registered.status).toBe(200);
  expect([unknown.status, unknown.text]).toEqual([registered.status, registered.text]);
  expect([...unknown.headers]).toEqual([...registered.headers]);
  await vi.waitFor(() => expect(send.mock.calls.map(([{ to }]) => to)).toEqual([email]), 30_000);
  expect((await ask('forgot-password', { email: ' ' }, newAddress())).status).toBe(400);
});

test('wrong passwords delay the next one from that address, and nobody else', async () => {
  const { email } = await person(payload, 'editor', ['HIM']);
  const [stranger, owner] = [newAddress(), newAddress()];
  await guess(5, email, stranger);
  const delayed = await signIn(email, password, stranger);
  expect(delayed.status).toBe(429);
  expect(delayed.wait).toMatch(/^(30|29)$/);
  expect(delayed.text).toMatch(/Too many tries. Try again in (30|29) seconds\./);
  for (const [language, said] of [
    ['es', /Espera|Vuelve a intentarlo en \d+ segundos/],
    ['ar', /ثانية/],
    ['ru', /секунд/],
  ] as const)
    expect((await signIn(email, password, stranger, language)).text).toMatch(said);
  expect((await signIn(email, password, owner)).status).toBe(200);
  expect((await signIn(email, password, stranger)).status).toBe(429);
  // The same mailbox in another spelling.
  expect((await signIn(` ${email.toUpperCase()}`, password, stranger)).status).toBe(429);
});

test('an account that is not there is delayed just the same', async () => {
  const address = newAddress();
  const email = `${unique('nobody')}@concierge.example`;
  await guess(5, email, address);
  expect((await signIn(email, 'wrong', address)).status).toBe(429);
});

test('guesses at the same moment do not all go through', async () => {
  const { email } = await person(payload, 'editor', ['HIM']);
  const address = newAddress();
  const all = await Promise.all(Array.from({ length: 20 }, () => signIn(email, 'wrong', address)));
  expect(all.filter(({ status }) => status === 401)).toHaveLength(5);
});

test('many addresses are delayed by the account, and the browser of its owner gets in', {
  timeout: 60_000,
}, async () => {
  const { email } = await person(payload, 'editor', ['HIM']);
  const other = await person(payload, 'editor', ['HIM']);
  const owner = newAddress();
  const first = await signIn(email, password, owner);
  const cookie = browserCookie(first);
  expect(first.headers.getSetCookie().join()).toMatch(/payload-token=.*concierge-browser-/);
  expect(first.headers.getSetCookie().join()).not.toContain(email);
  const guesses = Array.from({ length: 25 }, () => signIn(email, 'wrong', newAddress()));
  const all = await Promise.all(guesses);
  expect(all.filter(({ status }) => status === 401)).toHaveLength(20);
  expect((await signIn(email, password, newAddress())).status).toBe(429);
  // Also from the address of a stranger.
  expect((await signIn(email, password, owner, 'en', cookie)).status).toBe(200);
  // A browser that knows one account is a stranger to another, and so is a cookie that was changed.
  const strange = cookie.replace(/=./, '=');
  expect((await signIn(email, password, owner, 'en', strange)).status).toBe(429);
  expect(browserCookie(await signIn(other.email, password, owner, 'en', cookie))).not.toBe('');
  // The cookie frees from strangers' tries, not from one's own.
  const own = Array.from({ length: 8 }, () => signIn(email, 'wrong', owner, 'en', cookie));
  expect((await Promise.all(own)).filter(({ status }) => status === 401)).toHaveLength(5);
});

test('the database has neither accounts nor addresses of tries', async () => {
  const email = `${unique('nobody')}@concierge.example`;
  const address = newAddress();
  await signIn(email, 'wrong', address);
  const stored = await payload.db.find({ collection: 'sign-in-tries', pagination: false });
  expect(stored.docs.length).toBeGreaterThan(2);
  expect(JSON.stringify(stored.docs)).not.toMatch(/nobody|concierge\.example|198\.51\.100/);
});

test('an address that tries many accounts is delayed, over all accounts', async () => {
  const address = '2001:db8:7:7::1';
  for (let account = 0; account < 30; account += 1)
    await signIn(`${unique('nobody')}@concierge.example`, 'wrong', address);
  const { email } = await person(payload, 'editor', ['HIM']);
  expect((await signIn(email, password, '2001:db8:7:7::2')).status).toBe(429);
  expect((await signIn(email, password, '2001:db8:7:8::1')).status).toBe(200);
});

test('whoever signs in begins anew', async () => {
  const { email } = await person(payload, 'editor', ['HIM']);
  const address = newAddress();
  for (let round = 0; round < 3; round += 1) {
    await guess(4, email, address);
    expect((await signIn(email, password, address)).status).toBe(200);
  }
});

test('a link in a mail sets a password, ends every session and signs nobody in', async () => {
  const { id, email } = await person(payload, 'editor', ['HIM']);
  await signIn(email, password, newAddress());
  const data = { email };
  const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true });
  const next = 'quartz-ferry-lantern-61';
  const answer = await ask('reset-password', { token, password: next }, newAddress());
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(JSON.parse(answer.text)).toEqual({ message: expect.any(String) });
  const where = { user: { equals: id } };
  expect((await payload.db.count({ collection: 'sessions', where })).totalDocs).toBe(0);
  expect((await ask('reset-password', { token, password: next }, newAddress())).status).toBe(403);
  expect((await signIn(email, next, newAddress())).status).toBe(200);
});
