import type { Payload } from 'payload';

/** Does work in a transaction of its own, which ends with it: undone where the work fails. */
export async function inOwnTransaction(
  payload: Payload,
  work: (transaction: number | string) => Promise<void>,
): Promise<void> {
  const transaction = (await payload.db.beginTransaction()) ?? undefined;
  if (transaction === undefined) throw new Error('The database began no transaction');
  try {
    await work(transaction);
    await payload.db.commitTransaction(transaction);
  } catch (error) {
    await payload.db.rollbackTransaction(transaction);
    throw error;
  }
}
