import { isDeepStrictEqual } from 'node:util';
import type { Payload } from 'payload';
import type { Lead } from '../../runtime/payload-types.ts';
import { forTheCrm } from '../forTheCrm.ts';

const day = 24 * 3_600_000;
/** Enquiries of one person, type and day that are compared; more are a flood. */
const compared = 100;

/**
 * The same person's same request of the last day: the CRM's duplicate rules would lose the second
 * one, so one is sent and both are kept. Whoever books another event or asks something else asks
 * anew, and that is sent.
 */
export async function earlierTwin(payload: Payload, lead: Lead): Promise<Lead | undefined> {
  if (!lead.email) return undefined;
  const { docs } = await payload.find({
    collection: 'leads',
    where: {
      email: { equals: lead.email },
      type: { equals: lead.type },
      brand: { equals: lead.brand },
      state: { in: ['queued', 'delivered'] },
      id: { less_than: lead.id },
      received_at: {
        greater_than: new Date(Date.parse(lead.received_at ?? '') - day).toISOString(),
      },
    },
    sort: 'id',
    limit: compared,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  const request = requestIn(lead);
  return docs.find((earlier) => isDeepStrictEqual(requestIn(earlier), request));
}

/** What the visitor asks for, without the page that it was sent from. */
const requestIn = ({ campaign, fields }: Lead) => ({
  campaign: campaign ?? '',
  fields: Object.fromEntries(
    Object.entries((fields ?? {}) as Record<string, unknown>).filter(
      ([name]) => name !== 'SourceWebURL' && !forTheCrm.has(name),
    ),
  ),
});
