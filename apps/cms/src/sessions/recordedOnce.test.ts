import { expect, test } from 'vitest';
import type { User } from '../runtime/payload-types.ts';
import { callWith, signedIn } from '../testing/rest.ts';
import { person, testPayload, unique } from '../testing/testPayload.ts';

const payload = await testPayload();

/** What the audit log says of sessions of an account that ended. */
async function loadEndings({ id }: User): Promise<unknown[]> {
  const { docs } = await payload.find({
    collection: 'audit',
    where: { act: { equals: 'endSession' }, document: { equals: String(id) } },
    sort: 'sequence',
    pagination: false,
    overrideAccess: true,
  });
  return docs.map(({ detail }) => detail);
}

/** Sets a new password by the link of a mail. */
async function reset({ id }: User): Promise<void> {
  const token = unique('reset');
  const resetPasswordExpiration = new Date(Date.now() + 60_000).toISOString();
  const data = { resetPasswordToken: token, resetPasswordExpiration };
  await payload.db.updateOne({ collection: 'users', id, data });
  const sent = { token, password: 'quartz-ferry-lantern-61' };
  const { status } = await callWith(payload, {})('POST', 'users/reset-password', sent);
  expect(status).toBe(200);
}

test('a password that is reset leaves a row of the sessions that it ended, and of no other', async () => {
  const without = await person(payload, 'editor', ['HIM']);
  await reset(without);
  expect(await loadEndings(without)).toEqual([]);
  const { user, call } = await signedIn(payload, 'editor', ['HIM']);
  await reset(user);
  expect(await loadEndings(user)).toEqual(['1, new password']);
  expect((await call('GET', 'users/me')).body['user']).toBeFalsy();
});

test('a session that several requests find timed out is recorded once', async () => {
  const { user, call } = await signedIn(payload, 'editor', ['HIM']);
  const where = { user: { equals: user.id } };
  const seenAt = new Date(Date.now() - 481 * 60_000).toISOString();
  await payload.db.updateMany({ collection: 'sessions', where, data: { seenAt } });
  const answers = await Promise.all([1, 2, 3, 4].map(() => call('GET', 'pages')));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await loadEndings(user)).toEqual(['1, timed out']);
});

test('of two calls that end a session at once one answers that it did', async () => {
  const admin = await signedIn(payload, 'admin');
  const { user } = await signedIn(payload, 'editor', ['HIM']);
  const end = () => admin.call('POST', `users/${user.id}/sessions/end-others`);
  const answers = await Promise.all([end(), end()]);
  expect(answers.map(({ body }) => body['ended']).toSorted()).toEqual([0, 1]);
  expect(await loadEndings(user)).toEqual(['1, by hand']);
});
