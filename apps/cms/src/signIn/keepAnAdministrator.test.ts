import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { person, testPayload } from '../testing/testPayload.ts';

const payload = await testPayload();

test('the only administrator is neither demoted nor deleted, by anybody', async () => {
  const { id } = await person(payload, 'admin');
  const req = await createLocalReq({}, payload);
  req.transactionID = (await payload.db.beginTransaction()) ?? 0;
  const account = { collection: 'users', id, overrideAccess: true, req } as const;
  const others = { role: { equals: 'admin' }, id: { not_equals: id } };
  await payload.db.updateMany({
    collection: 'users',
    where: others,
    data: { role: 'editor' },
    req,
  });
  const only = 'This is the only administrator';
  await expect(payload.update({ ...account, data: { role: 'editor' } })).rejects.toThrow(only);
  await expect(payload.delete(account)).rejects.toThrow(only);
  await payload.db.rollbackTransaction(req.transactionID);
  const second = { collection: 'users', id, overrideAccess: true } as const;
  await person(payload, 'admin');
  expect(await payload.update({ ...second, data: { role: 'editor' } })).toMatchObject({ id });
});
