import type { PayloadRequest } from 'payload';
import { lockChanges } from '../runtime/database/database.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { changeBus } from './changeBus.ts';

/**
 * Writes one row of the change log with the tags that became stale (ADR 16), in the transaction of
 * the change itself. The seed sets `context.skipChanges`.
 */
export async function recordChange(req: PayloadRequest, tags: Iterable<string>): Promise<void> {
  const stale = [...new Set(tags)];
  if (req.context['skipChanges'] || stale.length === 0) return;
  await lockChanges(req);
  await req.payload.create({
    collection: 'change-log',
    data: { tags: stale },
    req: sameTransaction(req),
    overrideAccess: true,
    depth: 0,
  });
  changeBus.emit('change');
}
