import { holdReasons } from '@concierge/contract/holdReasons';
import type { Endpoint, Payload } from 'payload';
import { notFound } from '../../../runtime/http/respond.ts';
import type { Lead } from '../../../runtime/payload-types.ts';
import { released } from '../../delivery/resend.ts';
import { bookReleased } from '../../visits/visitSeat.ts';

/** Enquiries that one call releases; the button stays for the rest. */
const batch = 500;

/**
 * `POST /api/leads/burst/:network/release`: lets in all that is held of one network's burst and
 * that the person may see; `withoutSeat` has the references of visits whose time is full. 404 for
 * none.
 */
export const releaseBurstEndpoint: Endpoint = {
  path: '/burst/:network/release',
  method: 'post',
  handler: async (req) => {
    const { payload } = req;
    const where = {
      network: { equals: String(req.routeParams?.['network']) },
      state: { equals: 'held' as const },
      held: { equals: holdReasons.burst },
    };
    const held = {
      collection: 'leads',
      where,
      limit: batch,
      pagination: false,
      depth: 0,
      req,
      overrideAccess: false,
    } as const;
    const { docs } = await payload.find({ ...held, sort: 'id' });
    if (docs.length === 0) return notFound();
    let count = 0;
    const withoutSeat: string[] = [];
    for (const lead of docs) {
      if (!(await releaseHeld(payload, lead))) continue;
      if (!(await bookReleased(payload, lead))) withoutSeat.push(lead.reference);
      count += 1;
    }
    return Response.json({ ok: true, released: count, withoutSeat });
  },
};

/**
 * Lets in one enquiry; false where somebody else did so meanwhile, after which it may have been
 * delivered already.
 */
async function releaseHeld(payload: Payload, lead: Lead): Promise<boolean> {
  const row = await payload.db.updateOne({
    collection: 'leads',
    where: { id: { equals: lead.id }, state: { equals: 'held' } },
    data: { ...released(lead), updatedAt: lead.updatedAt },
    options: { atomic: true },
  });
  return row !== null;
}
