import type { PayloadRequest } from 'payload';
import { everyRow } from '../runtime/database/everyRow.ts';
import { automatically } from './automatically.ts';

/**
 * Removes every redirect to a page that is deleted for good, since each would lead nowhere and
 * still hold its path.
 */
export async function removeRedirectsTo(req: PayloadRequest, page: number | string): Promise<void> {
  const where = { page: { equals: page } };
  await everyRow(
    req.payload.delete({
      collection: 'redirects',
      where,
      trash: true,
      req: automatically(req),
      overrideAccess: true,
      depth: 0,
    }),
  );
}
