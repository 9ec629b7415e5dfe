import type { LeadEnvelope, leadsAnswerSchema } from '@concierge/contract/lead';
import type { Payload, Where } from 'payload';
import type * as z from 'zod/mini';
import { failsValidation } from './failsValidation.ts';
import { leadRow } from './leadRow.ts';

export type Result = z.output<typeof leadsAnswerSchema>['results'][number];

/** Enquiries of one reference that are told apart by a number behind it. */
const maxSameReference = 9;

/**
 * Stores one lead that was not stored together with the others. Where its reference is another's
 * already, it gets a number behind it, so both are kept and both are found by what the visitors
 * were shown. A lead on which the database fails, while it takes other things, has failed by
 * itself; where the database takes nothing this throws, for then no lead is to blame.
 */
export async function storeLead(payload: Payload, lead: LeadEnvelope): Promise<Result> {
  const { key, reference } = lead;
  const has = async (where: Where) =>
    (await payload.count({ collection: 'leads', where, overrideAccess: true })).totalDocs > 0;
  for (let number = 1; number <= maxSameReference; number += 1) {
    const own = number === 1 ? reference : `${reference}-${number}`;
    if (number > 1 && (await has({ reference: { equals: own } }))) continue;
    try {
      await payload.create({
        collection: 'leads',
        data: leadRow({ ...lead, reference: own }),
        overrideAccess: true,
        depth: 0,
      });
      return { key, status: 'stored' };
    } catch (error) {
      // Two hand-overs of one lead may meet; the unique key lets one of them win.
      if (await has({ key: { equals: key } })) return { key, status: 'duplicate' };
      if (!failsValidation(error)) {
        await proveWritable(payload);
        payload.logger.error(
          { code: (error as { code?: unknown }).code, reference },
          'an enquiry could not be stored, others can',
        );
        return { key, status: 'failed' };
      }
      if (await has({ reference: { equals: own } })) continue;
      payload.logger.error(`enquiry ${reference} rejected: its fields do not fit`);
      return { key, status: 'rejected', message: (error as Error).message };
    }
  }
  return { key, status: 'rejected', message: 'Too many enquiries bear this reference.' };
}

/** Throws where the database takes nothing. */
export const proveWritable = (payload: Payload): Promise<void> =>
  payload.kv.set('leads-writable', { at: Date.now() });
