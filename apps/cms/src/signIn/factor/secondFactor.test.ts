import { setTimeout as sleep } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { clientAddressHeader } from '../../runtime/http/clientAddressHeader.ts';
import type { User } from '../../runtime/payload-types.ts';
import { callWith, signedIn } from '../../testing/rest.ts';
import { person, testPayload } from '../../testing/testPayload.ts';
import { knownBrowserCookie } from '../delay/knownBrowser.ts';
import type { Enrolment } from './enrolment.ts';

const payload = await testPayload();
const password = 'correct-horse-9';
let addresses = 0;
let here: Record<string, string> = {};
beforeEach(() => {
  here = { [clientAddressHeader]: `203.0.113.${++addresses}` };
});

const demand = (factorRoles: User['role'][]) =>
  payload.updateGlobal({ slug: 'sign-in-rules', data: { factorRoles }, overrideAccess: true });
/** The code of an app, so many steps of 30 seconds from now. */
const totpCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  });
const signIn = (email: string, more: object = {}) =>
  callWith(payload, here)('POST', 'users/login', { email, password, ...more });
type Answer = Awaited<ReturnType<typeof signIn>>;
const firstError = ({ body }: Answer) =>
  (body.errors?.[0] ?? {}) as unknown as {
    message: string;
    data?: { factor: string; enrolment?: Enrolment };
  };

/** Waits for the next step of 30 seconds, if this one ends before a code of its could be sent. */
const stepWithRoom = () => {
  const left = 30_000 - (Date.now() % 30_000);
  return left < 2000 ? sleep(left) : undefined;
};

/** A person with a factor that was set up in the account screen. */
async function withFactor(role: User['role'] = 'editor') {
  const { user, call } = await signedIn(payload, role, ['HIM']);
  const started = await call('POST', 'users/second-factor/start');
  const { ticket, secret } = started.body as unknown as Enrolment;
  await stepWithRoom();
  const code = totpCode(secret, -1);
  const set = await call('POST', 'users/second-factor/confirm', { ticket, code });
  expect(set.status).toBe(200);
  return { user, call, secret, codes: set.body['recoveryCodes'] as string[], used: code };
}

test('who has a factor needs a code after the password, and no code twice', async () => {
  const { user, secret, codes, used } = await withFactor();
  expect(codes).toHaveLength(10);
  const refused = await signIn(user.email);
  expect(refused.status).toBe(401);
  expect(refused.body['token']).toBeUndefined();
  expect(firstError(refused).data).toEqual({ factor: 'code' });
  expect((await signIn(user.email, { code: used })).status).toBe(401);
  const code = totpCode(secret);
  const wrong = code === '000000' ? '111111' : '000000';
  expect(firstError(await signIn(user.email, { code: wrong })).message).toMatch(/wrong/);
  // As an Arabic keyboard writes it.
  const arabic = code.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
  expect((await signIn(user.email, { code: arabic })).status).toBe(200);
  expect((await signIn(user.email, { code })).status).toBe(401);
  const all = await Promise.all(
    [1, 2, 3].map(() => signIn(user.email, { code: totpCode(secret, 1) })),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a recovery code opens the account once, and new ones end the others', async () => {
  const { user, call, codes } = await withFactor();
  const [first = '', second = ''] = codes;
  expect((await signIn(user.email, { code: first.toUpperCase() })).status).toBe(200);
  expect((await signIn(user.email, { code: first })).status).toBe(401);
  const renewed = await call('POST', 'users/second-factor/recovery-codes');
  expect((await signIn(user.email, { code: second })).status).toBe(401);
  const [fresh] = renewed.body['recoveryCodes'] as string[];
  expect((await signIn(user.email, { code: fresh })).status).toBe(200);
});

test('wrong codes are delayed, from wherever they come', async () => {
  const { user, secret } = await withFactor();
  for (let time = 0; time < 5; time += 1) {
    here = { [clientAddressHeader]: `192.0.2.${time}` };
    await signIn(user.email, { code: '12' });
  }
  here = { [clientAddressHeader]: '192.0.2.99' };
  expect((await signIn(user.email, { code: totpCode(secret) })).status).toBe(429);
  // A browser that signed in before has tries of its own.
  const cookie = knownBrowserCookie(user.email).split(';')[0] ?? '';
  const knownBrowser = callWith(payload, { ...here, cookie });
  const right = { email: user.email, password, code: totpCode(secret) };
  expect((await knownBrowser('POST', 'users/login', right)).status).toBe(200);
  // Without a code it is no guess.
  expect((await signIn(user.email)).status).toBe(401);
});

test('a link in a mail goes round no factor', async () => {
  const { user } = await withFactor();
  const data = { email: user.email };
  const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true });
  const next = 'quartz-ferry-lantern-61';
  const reset = await callWith(payload, here)('POST', 'users/reset-password', {
    token,
    password: next,
  });
  expect(reset.status).toBe(200);
  expect(reset.body['token']).toBeUndefined();
  expect(firstError(await signIn(user.email, { password: next })).data?.factor).toBe('code');
});

test('whose role needs a factor is signed in only once it is set up', async () => {
  const { user, call } = await signedIn(payload, 'admissions', ['HIM']);
  await demand(['admissions']);
  expect((await call('GET', `users/${user.id}`)).status).toBe(404);
  const refused = await signIn(user.email);
  expect(refused.status).toBe(401);
  const { ticket = '', secret = '', qr } = firstError(refused).data?.enrolment ?? {};
  expect(qr?.path).toMatch(/^M/);
  expect((await signIn(user.email, { ticket, code: '12' })).status).toBe(401);
  const other = await person(payload, 'admissions', ['HIM']);
  const stolen = await signIn(other.email, { ticket, code: totpCode(secret) });
  expect(firstError(stolen).data?.factor).toBe('setUp');
  const set = await signIn(user.email, { ticket, code: totpCode(secret) });
  expect(set.status).toBe(200);
  expect(set.body['recoveryCodes']).toHaveLength(10);
  const own = callWith(payload, { ...here, authorization: `JWT ${set.token}` });
  expect((await own('POST', 'users/second-factor/remove')).status).toBe(403);
  const editor = await signedIn(payload, 'editor', ['HIM']);
  await demand([]);
  expect((await own('POST', 'users/second-factor/remove')).status).toBe(200);
  expect((await signIn(user.email)).status).toBe(200);
  expect((await editor.call('GET', 'users/me')).body['user']).toBeTruthy();
});

test('a change to a role that needs a factor ends the sessions without one', async () => {
  await demand(['admissions']);
  const { user, call } = await signedIn(payload, 'editor', ['HIM']);
  const admin = await signedIn(payload, 'admin');
  await admin.call('PATCH', `users/${user.id}`, { role: 'admissions' });
  expect((await call('GET', `users/${user.id}`)).status).toBe(404);
  await demand([]);
});

test('only administrators say who needs a factor, and not before they have one', async () => {
  const { call } = await signedIn(payload, 'admin');
  const rules = 'globals/sign-in-rules';
  expect((await call('POST', rules, { factorRoles: ['admin'] })).status).toBe(400);
  expect((await call('POST', rules, { factorRoles: [] })).status).toBe(200);
  for (const role of ['editor', 'admissions'] as const) {
    const other = await signedIn(payload, role, ['HIM']);
    expect((await other.call('POST', rules, { factorRoles: [] })).status).toBe(403);
    expect((await other.call('GET', rules)).status).toBe(403);
  }
  const stranger = callWith(payload, here);
  expect((await stranger('GET', rules)).status).toBe(404);
});

test('an administrator resets a factor, which ends the sessions and leaves a row', async () => {
  const { user, call } = await withFactor();
  const path = `users/${user.id}/second-factor/reset`;
  expect((await call('POST', path)).status).toBe(403);
  expect((await callWith(payload, here)('POST', path)).status).toBe(404);
  const admin = await signedIn(payload, 'admin');
  expect((await admin.call('POST', path)).status).toBe(200);
  expect((await call('GET', `users/${user.id}`)).status).toBe(404);
  expect((await signIn(user.email)).status).toBe(200);
  const { docs } = await payload.find({
    collection: 'audit',
    where: { document: { equals: String(user.id) } },
    sort: '-sequence',
    pagination: false,
    overrideAccess: true,
  });
  expect(docs.map(({ act, detail, user: by }) => [act, detail, by])).toContainEqual([
    'account',
    'second factor reset',
    admin.user.id,
  ]);
});

test('no answer, list or row of the database holds a secret or code', async () => {
  const { user, call, secret, codes } = await withFactor('admin');
  const paths = ['users/me', `users/${user.id}?depth=2`, 'users', 'second-factors', 'audit'];
  const answers = [];
  for (const path of paths) answers.push(await call('GET', path));
  expect(answers[3]?.status).toBe(403);
  const row = await payload.db.findOne({
    collection: 'second-factors',
    where: { user: { equals: user.id } },
  });
  expect(row).toBeTruthy();
  const written = JSON.stringify([answers, row]);
  for (const text of [secret, ...codes]) expect(written).not.toContain(text);
  await payload.delete({ collection: 'users', id: user.id, overrideAccess: true });
  const gone = { collection: 'second-factors', where: { user: { equals: user.id } } } as const;
  expect(await payload.db.findOne(gone)).toBeNull();
});
