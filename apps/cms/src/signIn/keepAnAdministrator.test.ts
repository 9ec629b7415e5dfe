import { createLocalReq, type PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
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
