import type { Payload, PayloadRequest } from 'payload';
import { lockChanges } from '../runtime/database/database.ts';
import { inOwnTransaction } from '../runtime/database/inOwnTransaction.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { isPostgres } from '../runtime/isPostgres.ts';
import { changeBus } from './changeBus.ts';

/**
 * Writes one row of the change log with the tags that became stale (ADR 16), in the transaction of
 * the change itself; where that has none, in one of its own, for only a transaction holds the lock
 * by which ids rise in the order of their commits. The seed sets `context.skipChanges`.
 */
export async function recordChange(req: PayloadRequest, tags: Iterable<string>): Promise<void> {
  const stale = [...new Set(tags)];
  if (req.context['skipChanges'] || stale.length === 0) return;
  const { payload } = req;
  const within = await req.transactionID;
  if (within === undefined && isPostgres(payload))
    await inOwnTransaction(payload, (own) =>
      append(payload, stale, { ...sameTransaction(req), transactionID: own }),
    );
  else await append(payload, stale, sameTransaction(req));
  changeBus.emit('change');
}

async function append(
  payload: Payload,
  tags: string[],
  req: Partial<PayloadRequest>,
): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction !== undefined) await lockChanges(payload, transaction);
  await payload.create({
    collection: 'change-log',
    data: { tags },
    req,
    overrideAccess: true,
    depth: 0,
  });
}
