import { malformedVariables } from '@concierge/server/start/variables';
import { expect, test } from 'vitest';
import { cmsVariables } from '../runtime/cmsVariables.ts';
import { clientAddressHeader } from '../runtime/http/clientAddressHeader.ts';
import type { Session, User } from '../runtime/payload-types.ts';
import { type Call, callWith, signedIn } from '../testing/rest.ts';
import { person, testPayload } from '../testing/testPayload.ts';
import type { ShownSession } from './endpoints.ts';
import { sessionLimits } from './sessionLimits.ts';

const payload = await testPayload();
const password = 'correct-horse-9';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function signIn(user: User, headers: Record<string, string> = {}) {
  const answer = await callWith(payload, headers)('POST', 'users/login', {
    email: user.email,
    password,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const session = { ...headers, authorization: `JWT ${answer.token}` };
  return { token: answer.token, answer, call: callWith(payload, session) };
}

const isOpen = async (call: Call): Promise<boolean> =>
  Boolean((await call('GET', 'users/me')).body['user']);

async function listed(call: Call, user: User): Promise<ShownSession[]> {
  const { status, body } = await call('GET', `users/${user.id}/sessions`);
  expect(status).toBe(200);
  return body['sessions'] as ShownSession[];
}

/** Moves an instant of all sessions of an account. */
async function move(user: User, data: Partial<Pick<Session, 'seenAt' | 'endsAt'>>): Promise<void> {
  const where = { user: { equals: user.id } };
  await payload.db.updateMany({ collection: 'sessions', where, data });
}
const before = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const loadAuditDetails = async (user: User): Promise<unknown[]> => {
  const { docs } = await payload.find({
    collection: 'audit',
    where: { act: { equals: 'endSession' }, document: { equals: String(user.id) } },
    sort: 'sequence',
    pagination: false,
    overrideAccess: true,
  });
  return docs.map(({ user: by, detail }) => [by, detail]);
};

test('the token is in the cookie alone: no body of an answer has it', async () => {
  const user = await person(payload, 'editor', ['HIM']);
  const { answer, call, token } = await signIn(user);
  const resetToken = 'reset-token-of-the-test';
  await payload.db.updateOne({
    collection: 'users',
    id: user.id,
    data: {
      resetPasswordToken: resetToken,
      resetPasswordExpiration: new Date(Date.now() + 60_000).toISOString(),
    },
  });
  const signedInBy = [
    answer,
    await call('GET', 'users/me'),
    await call('POST', 'users/refresh-token'),
  ];
  for (const { body } of signedInBy) expect(body['user']).toBeTruthy();
  const answers = [
    ...signedInBy,
    await callWith(payload, {})('POST', 'users/reset-password', {
      token: resetToken,
      password: 'quartz-ferry-lantern-61',
    }),
  ];
  expect(token).toMatch(/^eyJ/);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('eyJ');
  }
});

test('a person sees the own sessions, with browser and shortened address, and ends one or all others', async () => {
  const user = await person(payload, 'editor', ['HIM']);
  const here = await signIn(user, {
    'user-agent': firefox,
    [clientAddressHeader]: '203.0.113.77',
  });
  const [second, third] = [
    await signIn(user, { [clientAddressHeader]: '2001:db8:1:2::3' }),
    await signIn(user),
  ];
  const all = await listed(here.call, user);
  expect(all.find(({ own }) => own)).toMatchObject({
    browser: 'Firefox, Linux',
    address: '203.0.113.x',
  });
  expect(all.map(({ own }) => own).toSorted()).toEqual([false, false, true]);
  const other = all.find(({ address }) => address === '2001:db8:1::');
  const ended = await here.call('POST', `users/${user.id}/sessions/${other?.id}/end`);
  expect(ended.body).toMatchObject({ ended: 1 });
  expect([await isOpen(here.call), await isOpen(second.call), await isOpen(third.call)]).toEqual([
    true,
    false,
    true,
  ]);
  await here.call('POST', `users/${user.id}/sessions/end-others`);
  expect([await isOpen(here.call), await isOpen(third.call)]).toEqual([true, false]);
  expect(await listed(here.call, user)).toHaveLength(1);
  expect(await loadAuditDetails(user)).toEqual([
    [user.id, '1, by hand'],
    [user.id, '1, by hand'],
  ]);
});

test("an administrator sees and ends another's sessions; to everybody else there is no such account", async () => {
  const user = await person(payload, 'editor', ['HIM']);
  const { call } = await signIn(user);
  const [session] = await listed(call, user);
  for (const role of ['editor', 'admissions'] as const) {
    const stranger = await signedIn(payload, role, ['HIM']);
    const tries = [
      stranger.call('GET', `users/${user.id}/sessions`),
      stranger.call('POST', `users/${user.id}/sessions/${session?.id}/end`),
      stranger.call('POST', `users/${user.id}/sessions/end-others`),
      // A session of another account is not named by the own one.
      stranger.call('POST', `users/${stranger.user.id}/sessions/${session?.id}/end`),
    ];
    const answers = await Promise.all(tries);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
    expect(answers[3]?.body).toMatchObject({ ended: 0 });
    expect((await stranger.call('GET', 'sessions')).status).toBe(403);
  }
  const anonymous = await callWith(payload, {})('GET', `users/${user.id}/sessions`);
  expect(anonymous.status).toBe(404);
  expect(await isOpen(call)).toBe(true);
  const admin = await signedIn(payload, 'admin');
  expect(await listed(admin.call, user)).toMatchObject([{ id: session?.id, own: false }]);
  await admin.call('POST', `users/${user.id}/sessions/end-others`);
  expect([await isOpen(call), await isOpen(admin.call)]).toEqual([false, true]);
  expect(await loadAuditDetails(user)).toEqual([[admin.user.id, '1, by hand']]);
});

test('a new password ends all other sessions, whoever sets it', async () => {
  const user = await person(payload, 'editor', ['HIM']);
  const [here, elsewhere] = [await signIn(user), await signIn(user)];
  const change = (call: Call, next: string) =>
    call('PATCH', `users/${user.id}`, { password: next });
  expect((await change(here.call, 'quartz-ferry-lantern-61')).status).toBe(200);
  expect([await isOpen(here.call), await isOpen(elsewhere.call)]).toEqual([true, false]);
  const admin = await signedIn(payload, 'admin');
  expect((await change(admin.call, 'quartz-ferry-lantern-62')).status).toBe(200);
  expect([await isOpen(here.call), await isOpen(admin.call)]).toEqual([false, true]);
  expect(await loadAuditDetails(user)).toEqual([
    [user.id, '1, new password'],
    [admin.user.id, '1, new password'],
  ]);
});

test('signing out ends the session for good, even where a save brings the list in the account back', async () => {
  const user = await person(payload, 'editor', ['HIM']);
  const { call } = await signIn(user);
  const stale = await payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: user.id } },
  });
  expect((await call('POST', 'users/logout')).status).toBe(200);
  await payload.db.updateOne({ collection: 'users', id: user.id, data: { ...stale } });
  expect(await isOpen(call)).toBe(false);
  expect((await call('GET', 'pages')).status).toBe(404);
});

test('a session ends after eight hours without a request of the person, requests of timers apart', async () => {
  const user = await person(payload, 'editor', ['HIM']);
  const { call, token } = await signIn(user);
  const timer = callWith(payload, { authorization: `JWT ${token}`, 'x-unattended': '1' });
  const idleEndsAt = async () => String((await timer('GET', 'users/session')).body['idleEndsAt']);
  await move(user, { seenAt: before(479) });
  const soon = await idleEndsAt();
  expect(Date.parse(soon) - Date.now()).toBeLessThan(61_000);
  expect(await idleEndsAt()).toBe(soon);
  expect(await isOpen(call)).toBe(true);
  expect(Date.parse(await idleEndsAt()) - Date.now()).toBeGreaterThan(479 * 60_000);
  await move(user, { seenAt: before(481) });
  expect((await call('GET', 'pages')).status).toBe(404);
  await move(user, { seenAt: before(0) });
  expect(await isOpen(call)).toBe(false);
  expect(await loadAuditDetails(user)).toEqual([[null, '1, timed out']]);
});

test('a session ends twelve hours after sign-in, and no refreshed token outlives that', async () => {
  const user = await person(payload, 'editor', ['HIM']);
  const { answer, call, token } = await signIn(user);
  const expiry = (jwt: string): number =>
    JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()).exp * 1000;
  expect(Math.abs(expiry(token) - Date.now() - 12 * 3_600_000)).toBeLessThan(60_000);
  expect(answer.body['exp']).toBeUndefined();
  const endsAt = new Date(Date.now() + 90_000).toISOString();
  await move(user, { endsAt });
  const refreshed = await call('POST', 'users/refresh-token');
  expect(refreshed.status).toBe(200);
  expect(expiry(refreshed.token)).toBeLessThanOrEqual(Date.parse(endsAt));
  const again = callWith(payload, { authorization: `JWT ${refreshed.token}` });
  expect(await isOpen(again)).toBe(true);
  await move(user, { endsAt: before(1) });
  expect([await isOpen(again), await isOpen(call)]).toEqual([false, false]);
  expect((await again('POST', 'users/refresh-token')).status).toBe(403);
});

test('a save of a form whose session has ended is refused in words, whatever it saves', async () => {
  const form = { 'sec-fetch-site': 'same-origin', 'accept-language': 'es' };
  for (const path of ['pages/1', 'pages/999999', 'nothing/1']) {
    const { status, body } = await callWith(payload, form)('PATCH', path, { title: 'Typed' });
    expect([status, body.errors?.[0]?.message]).toEqual([401, expect.stringContaining('sesión')]);
  }
  expect((await callWith(payload, {})('PATCH', 'pages/1', {})).status).toBe(404);
});

test('a button of a screen whose session has ended is answered in the language of the admin', async () => {
  const ours = {
    'sec-fetch-site': 'same-origin',
    'sec-fetch-dest': 'empty',
    'accept-language': 'de',
    cookie: 'payload-lng=es',
  };
  for (const [method, path] of [
    ['POST', 'leads/1/release'],
    ['GET', 'leads/export'],
    ['GET', 'nothing/1'],
  ] as const) {
    const { status, body } = await callWith(payload, ours)(method, path);
    expect([status, body.errors?.[0]?.message]).toEqual([401, expect.stringContaining('sesión')]);
  }
  const picture = { ...ours, 'sec-fetch-dest': 'image' };
  const elsewhere = { ...ours, 'sec-fetch-site': 'cross-site' };
  for (const headers of [picture, elsewhere, {}])
    expect((await callWith(payload, headers)('GET', 'leads/export')).status).toBe(404);
});

test('settings of the time-outs are whole numbers within their bounds', () => {
  expect(sessionLimits).toEqual({ idleMinutes: 480, totalHours: 12 });
  const problems = (SESSION_IDLE_MINUTES: string, SESSION_HOURS: string) =>
    malformedVariables(cmsVariables, { SESSION_IDLE_MINUTES, SESSION_HOURS });
  expect(problems('30', '24')).toEqual([]);
  expect(problems('29', '1e1')).toEqual([
    'SESSION_IDLE_MINUTES must be a whole number from 30 to 480.',
    'SESSION_HOURS must be a whole number from 1 to 24.',
  ]);
});
