import { createLocalReq, type PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { beforeNextWrite } from '../testing/beforeNextWrite.ts';
import { signedIn } from '../testing/rest.ts';
import { person, testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();
const { id } = await person(payload, 'admin');

/** Acts in a transaction in which nobody else is an administrator; a refusal ends it. */
async function alone(act: (req: PayloadRequest) => Promise<unknown>): Promise<unknown> {
  const req = await createLocalReq({}, payload);
  const transaction = (await payload.db.beginTransaction()) ?? 0;
  req.transactionID = transaction;
  const where = { role: { equals: 'admin' }, id: { not_equals: id } };
  const data = { role: 'editor' };
  await payload.db.updateMany({ collection: 'users', where, data, req });
  try {
    return await act(req);
  } finally {
    await payload.db.rollbackTransaction(transaction);
  }
}

test('the only administrator is neither demoted nor deleted, by anybody', async () => {
  const account = { collection: 'users', id, overrideAccess: true } as const;
  const demotion = { ...account, data: { role: 'editor' as const } };
  const only = 'This is the only administrator';
  await expect(alone((req) => payload.update({ ...demotion, req }))).rejects.toThrow(only);
  await expect(alone((req) => payload.delete({ ...account, req }))).rejects.toThrow(only);
  await person(payload, 'admin');
  expect(await payload.update(demotion)).toMatchObject({ id, role: 'editor' });
});

/** Two administrators beside whom there is none, signed in. */
async function lastTwo() {
  const two = [await signedIn(payload, 'admin'), await signedIn(payload, 'admin')] as const;
  const where = { role: { equals: 'admin' }, id: { not_in: two.map(({ user }) => user.id) } };
  await payload.db.updateMany({ collection: 'users', where, data: { role: 'editor' } });
  return two;
}
const countAdministrators = async (): Promise<number> => {
  const where = { role: { equals: 'admin' } };
  return (await payload.count({ collection: 'users', where, overrideAccess: true })).totalDocs;
};
const all = 'users?where[role][equals]=admin';

test.each([
  ['deletes', 'DELETE', undefined],
  ['demotes', 'PATCH', { role: 'editor' }],
] as const)(
  'whoever %s all administrators in one call is left with one, and is told why',
  async (_, method, data) => {
    const [{ call }] = await lastTwo();
    const { body } = await call(method, all, data);
    expect(await countAdministrators()).toBe(1);
    expect(body.docs).toHaveLength(1);
    expect(body.errors).toMatchObject([
      { message: expect.stringContaining('This is the only administrator') },
    ]);
  },
);

test('of two administrators who demote each other at the same moment one stays', async () => {
  const [ana, bea] = await lastTwo();
  const demote = (by: typeof ana, { user }: typeof ana) =>
    by.call('PATCH', `users/${user.id}`, { role: 'editor' });
  let first: Awaited<ReturnType<typeof demote>> | undefined;
  beforeNextWrite(payload, 'users', async () => {
    first = await demote(bea, ana);
  });
  const second = await demote(ana, bea);
  expect([first?.status, second.status]).toEqual([200, 400]);
  expect(second.body.errors?.[0]?.message).toContain('This is the only administrator');
  expect(await countAdministrators()).toBe(1);
});
