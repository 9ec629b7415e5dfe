import type { Endpoint } from 'payload';
import { routeId } from '../../runtime/routeId.ts';

/**
 * `POST /api/erasures/:id/crm-done`: the CRM was asked to do the same; the references, which were
 * kept for that alone, go. 404 for a receipt that the person may not see or where nothing is open.
 */
export const crmDoneEndpoint: Endpoint = {
  path: '/:id/crm-done',
  method: 'post',
  handler: async (req) => {
    const where = { id: { equals: routeId(req) }, crm_state: { equals: 'open' } };
    const { docs } = await req.payload.find({
      collection: 'erasures',
      where,
      req,
      overrideAccess: false,
      depth: 0,
      limit: 1,
    });
    const [receipt] = docs;
    if (!receipt) return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
    await req.payload.update({
      collection: 'erasures',
      id: receipt.id,
      data: { crm_state: 'done', crm_references: null, crm_mentions: null },
      overrideAccess: true,
      depth: 0,
    });
    return Response.json({ ok: true });
  },
};
