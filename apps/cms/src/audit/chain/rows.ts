import type { Payload, PayloadRequest } from 'payload';
import type { Audit } from '../../runtime/payload-types.ts';

const batch = 1000;

/** Rows behind a number in their order, at most a thousand. */
export async function rowsAfter(payload: Payload, sequence: number): Promise<Audit[]> {
  const { docs } = await payload.db.find<Audit>({
    collection: 'audit',
    where: { sequence: { greater_than: sequence } },
    sort: 'sequence',
    limit: batch,
    pagination: false,
  });
  return docs;
}

/** The row with the largest number, in a transaction where one is given. */
export async function newestRow(
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<Audit | undefined> {
  const { docs } = await payload.db.find<Audit>({
    collection: 'audit',
    sort: '-sequence',
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0];
}
