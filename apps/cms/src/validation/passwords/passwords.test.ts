import { expect, test } from 'vitest';
import { callWith, type RestAnswer, signedIn } from '../../testing/rest.ts';
import { testPayload, unique } from '../../testing/testPayload.ts';

const payload = await testPayload();
const admin = await signedIn(payload, 'admin');
const good = 'quartz-ferry-lantern-61';
const spanish = {
  authorization: `JWT ${admin.token}`,
  'accept-language': 'es',
  cookie: 'payload-lng=es',
};
const english = callWith(payload, { authorization: `JWT ${admin.token}` });

/** What stands at the field of the password. */
const atPassword = ({ status, body }: RestAnswer): string => {
  expect(status).toBe(400);
  return body.errors?.[0]?.data?.errors?.find(({ path }) => path === 'password')?.message ?? '';
};
const account = (password: string, email = `${unique('weak')}@concierge.example`) => ({
  email,
  password,
  role: 'editor',
});

test('a new account has a password of at least 12 characters that nobody guesses', async () => {
  const create = (password: string, email?: string) =>
    english('POST', 'users', account(password, email));
  for (const short of ['x', 'kmvjeokdmwq', '🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑'])
    expect(atPassword(await create(short)), short).toMatch(/at least 12 characters/);
  for (const guessable of [
    'administrator',
    'password1234',
    'Password1234!',
    'P@ssw0rd1234',
    'qwertyuiop123',
    'letmeinletmein',
    'aaaaaaaaaaaa',
    'concierge2026!',
  ])
    expect(atPassword(await create(guessable)), guessable).toMatch(/easily guessed/);
  const own = `wilhelmina.nachtigall.${unique('x')}@concierge.example`;
  expect(atPassword(await create(own, own))).toMatch(/easily guessed/);
  expect((await create(good)).status).toBe(201);
});

test('so has a changed one and one set by a link in a mail, and the refusal speaks the language of the editor', async () => {
  const { user } = await signedIn(payload, 'editor', ['HIM']);
  const change = (password: string) =>
    callWith(payload, spanish)('PATCH', `users/${user.id}`, { password });
  expect(atPassword(await change('password1234'))).toMatch(/fácil de adivinar/);
  expect((await change(good)).status).toBe(200);
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email: user.email },
    disableEmail: true,
  });
  const reset = (password: string, by = token) =>
    callWith(payload, {})('POST', 'users/reset-password', { token: by, password });
  expect(atPassword(await reset('password1234'))).toMatch(/easily guessed/);
  const madeUp = { token: 'made-up', password: `${good}-2` };
  const ended = await callWith(payload, spanish)('POST', 'users/reset-password', madeUp);
  expect(ended.status).toBe(403);
  expect(ended.body.errors?.[0]?.message).toMatch(/^Este enlace ha caducado/);
  expect((await reset(`${good}-2`)).status).toBe(200);
});

test('who has an older weak password still signs in', async () => {
  const { user } = await signedIn(payload, 'editor', ['HIM']);
  const strong = await payload.db.findOne<{ id: number; hash: string; salt: string }>({
    collection: 'users',
    where: { id: { equals: user.id } },
  });
  expect(strong?.hash).toBeTruthy();
  const { pbkdf2Sync } = await import('node:crypto');
  const hash = pbkdf2Sync('abc', strong?.salt ?? '', 25_000, 512, 'sha256').toString('hex');
  await payload.db.updateOne({ collection: 'users', id: user.id, data: { hash } });
  const { status } = await callWith(payload, {})('POST', 'users/login', {
    email: user.email,
    password: 'abc',
  });
  expect(status).toBe(200);
});
