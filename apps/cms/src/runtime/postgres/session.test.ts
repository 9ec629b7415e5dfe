import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { smallPicture, testPayload, unique } from '../../testing/testPayload.ts';
import { isPostgres } from '../isPostgres.ts';
import { afterCommit } from './afterCommit.ts';
import { getTransactionSession } from './session.ts';
import { withoutConnection } from './withoutConnection.ts';

const payload = await testPayload();
const { id } = await smallPicture(payload);
const credit = async () =>
  (await payload.findByID({ collection: 'media', id, overrideAccess: true })).credit;

/** A call in a transaction of its own, where the database has such. */
async function begin() {
  const transactionID = (await payload.db.beginTransaction()) ?? undefined;
  const req = await createLocalReq({}, payload);
  if (transactionID !== undefined) req.transactionID = transactionID;
  const save = (text: string) =>
    payload.update({ collection: 'media', id, data: { credit: text }, req, overrideAccess: true });
  return {
    req,
    save,
    end: async () => payload.db.commitTransaction(await (req.transactionID ?? '')),
  };
}

test('while more calls wait for something outside than there are connections, others save', async () => {
  const held = Promise.withResolvers<void>();
  const calls = await Promise.all(
    Array.from({ length: 14 }, async () => {
      const call = await begin();
      await payload.findByID({ collection: 'media', id, req: call.req, overrideAccess: true });
      return { ...call, waits: withoutConnection(call.req, () => held.promise) };
    }),
  );
  const text = unique('meanwhile');
  await payload.update({
    collection: 'media',
    id,
    data: { credit: text },
    overrideAccess: true,
  });
  expect(await credit()).toBe(text);
  held.resolve();
  // One after the other, in the order in which they get their connections again: each that has one
  // is in the way of those that wait for one.
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = async ({ waits, save, end }: (typeof calls)[number]) => {
    await waits;
    last = last.then(() => save(text)).then(end);
    await last;
  };
  await Promise.all(calls.map(inOrder));
});

test.skipIf(!isPostgres(payload))(
  'a call that has written goes on in its transaction',
  async () => {
    const before = await credit();
    const { req, save } = await begin();
    await save(unique('taken back'));
    await withoutConnection(req, async () =>
      expect(await getTransactionSession(req)).toBeDefined(),
    );
    await payload.db.rollbackTransaction(await (req.transactionID ?? ''));
    expect(await credit()).toBe(before);
  },
);

test.skipIf(!isPostgres(payload))(
  'what is for after a commit is not done after a rollback',
  async () => {
    const done: string[] = [];
    const note = (name: string) => async () => void done.push(`${name} ${await credit()}`);
    const [committed, lost] = [await begin(), await begin()];
    const text = unique('kept');
    await committed.save(text);
    await afterCommit(committed.req, note('first'));
    await afterCommit(committed.req, note('second'));
    await afterCommit(lost.req, note('lost'));
    expect(done).toEqual([]);
    await committed.end();
    await payload.db.rollbackTransaction(await (lost.req.transactionID ?? ''));
    expect(done).toEqual([`first ${text}`, `second ${text}`]);
  },
);
