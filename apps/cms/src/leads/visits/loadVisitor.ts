import type { Payload } from 'payload';
import type { Lead } from '../../runtime/payload-types.ts';

/**
 * The enquiry that a seat is taken for, whichever brand it was sent to: a school's own officers may
 * know who visits it. Only for who may read the visit. Undefined as long as none has arrived.
 */
export async function loadVisitor(
  payload: Payload,
  key: string | null | undefined,
): Promise<Lead | undefined> {
  if (!key) return undefined;
  const { docs } = await payload.find({
    collection: 'leads',
    where: { key: { equals: key } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs[0];
}
