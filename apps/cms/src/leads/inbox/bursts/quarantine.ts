import { holdReasons } from '@concierge/contract/holdReasons';
import type { Payload } from 'payload';
import type { User } from '../../../runtime/payload-types.ts';

/** A network's burst that waits for a person. */
export interface Burst {
  readonly network: string;
  readonly count: number;
  readonly brands: readonly string[];
  /** When the first and the last of them came in. */
  readonly from: string;
  readonly to: string;
}

/** Enquiries looked at for this view; the oldest come first. */
const maxEnquiries = 2000;

/**
 * What is held because too much came from one network, network by network, the largest first; of
 * what the person may read.
 */
export async function burstsFor(payload: Payload, user: User): Promise<Burst[]> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { state: { equals: 'held' }, held: { equals: holdReasons.burst } },
    select: { network: true, brand: true, received_at: true },
    sort: 'received_at',
    limit: maxEnquiries,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  });
  return [...Map.groupBy(docs, ({ network }) => network ?? '')]
    .map(([network, theirs]) => ({
      network,
      count: theirs.length,
      brands: [...new Set(theirs.map(({ brand }) => brand))],
      from: theirs[0]?.received_at ?? '',
      to: theirs.at(-1)?.received_at ?? '',
    }))
    .toSorted((a, b) => b.count - a.count);
}
