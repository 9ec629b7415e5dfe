import { erasureMarks, personMarks } from '@concierge/server/persons/identity';
import type { Payload } from 'payload';
import { storedByPrefix } from '../../runtime/database/storedByPrefix.ts';
import { leadsSecret } from '../../runtime/env.ts';
import type { Identity } from './person/identity.ts';

const prefix = 'erased-person:';
/** Days in which an outbox may still hand over what was sent before a person was erased. */
const markDays = 90;

/** What tells of a lead whose it is and when it was sent. */
interface Sent {
  readonly key: string;
  readonly received_at: string;
  readonly marks: readonly string[];
}

/**
 * Notes that a brand erased a person, under a name that only the address or telephone makes again:
 * so what is still on its way from a site is dropped when it arrives. `at` is ISO text.
 */
export async function markErased(
  payload: Payload,
  brand: string,
  identity: Identity,
  at: string,
): Promise<void> {
  for (const mark of erasureMarks(leadsSecret, brand, identity))
    await payload.kv.set(`${prefix}${mark}`, { at });
}

/** Keys of those leads that were sent before their person was erased at their brand. */
export async function erasedAmong(
  payload: Payload,
  sent: readonly Sent[],
): Promise<ReadonlySet<string>> {
  const names = [...new Set(sent.flatMap(({ marks }) => marks))].map((mark) => `${prefix}${mark}`);
  if (names.length === 0) return new Set();
  const { docs } = await payload.db.find<{ key: string; data: { at: string } }>({
    collection: 'payload-kv',
    where: { key: { in: names } },
    pagination: false,
    limit: names.length,
  });
  const erasedAt = new Map(docs.map(({ key, data }) => [key, Date.parse(data.at)]));
  const isErased = ({ marks, received_at }: Sent) =>
    marks.some((mark) => Date.parse(received_at) <= (erasedAt.get(`${prefix}${mark}`) ?? 0));
  return new Set(sent.filter(isErased).map(({ key }) => key));
}

/** The same of leads that are handed over whole. */
export const sentLead = (lead: {
  readonly key: string;
  readonly brand: string;
  readonly received_at: string;
  readonly fields: Readonly<Record<string, string>>;
}): Sent => ({ ...lead, marks: personMarks(leadsSecret, lead.brand, lead.fields) });

/** Forgets those after which nothing can be on its way any longer. */
export async function dropOldMarks(payload: Payload, now: number): Promise<void> {
  for (const [name, { at }] of await storedByPrefix<{ at: string }>(payload, prefix))
    if (Date.parse(at) < now - markDays * 86_400_000) await payload.kv.delete(name);
}
