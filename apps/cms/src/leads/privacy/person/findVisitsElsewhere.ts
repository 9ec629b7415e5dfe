import type { Payload } from 'payload';
import { inBatches } from '../../../runtime/database/inBatches.ts';
import { runSql } from '../../../runtime/database/runSql.ts';
import type { Visit } from '../../../runtime/payload-types.ts';
import type { Brand } from '../terms.ts';
import type { Identity } from './identity.ts';
import { isSentBy } from './isSentBy.ts';

/**
 * Seats of a person at schools among these brands whose enquiry was sent to another brand: the
 * school has the visitor's name and ways to reach them by the visit.
 */
export async function findVisitsElsewhere(
  payload: Payload,
  identity: Identity,
  brands: readonly Brand[],
): Promise<Visit[]> {
  const own = brands.map((_, index) => `$${index + 1}`).join(', ');
  const rows = await runSql(
    payload,
    `select visits.id, leads.email, leads.phone
      from visits join leads on leads."key" = visits."key"
      where visits.school in (${own}) and leads.brand not in (${own})`,
    brands,
  );
  const ids = rows
    .map(({ id, email, phone }) => ({ id: Number(id), email: text(email), phone: text(phone) }))
    .filter((visit) => isSentBy(visit, identity))
    .map(({ id }) => id);
  return inBatches(ids, async (some) => {
    const found = { pagination: false, depth: 0, overrideAccess: true } as const;
    return (await payload.find({ collection: 'visits', where: { id: { in: some } }, ...found }))
      .docs;
  });
}

const text = (value: unknown): string => String(value ?? '');
