import type { Endpoint } from 'payload';
import { released } from '../delivery/resend.ts';
import { bookReleased } from '../visits/visitSeat.ts';
import { burstReason } from './bursts.ts';

/** Enquiries that one call releases; the button stays for the rest. */
const batch = 500;

/**
 * `POST /api/inquiries/burst/:network/release`: lets in all that is held of one network's burst and
 * that the person may see. 404 for none.
 */
export const releaseBurstEndpoint: Endpoint = {
  path: '/burst/:network/release',
  method: 'post',
  handler: async (req) => {
    const { payload } = req;
    const where = {
      network: { equals: String(req.routeParams?.['network']) },
      state: { equals: 'held' as const },
      held: { equals: burstReason },
    };
    const held = {
      collection: 'inquiries',
      where,
      limit: batch,
      pagination: false,
      depth: 0,
      req,
      overrideAccess: false,
    } as const;
    const { docs } = await payload.find({ ...held, sort: 'id' });
    if (docs.length === 0)
      return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
    for (const inquiry of docs) {
      await payload.update({
        collection: 'inquiries',
        id: inquiry.id,
        data: released(inquiry),
        overrideAccess: true,
        depth: 0,
      });
      await bookReleased(payload, inquiry);
    }
    return Response.json({ ok: true, released: docs.length });
  },
};
