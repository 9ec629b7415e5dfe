import type { Endpoint } from 'payload';
import { loadOwnDocument } from '../../access/loadOwnDocument.ts';
import { notFound } from '../../runtime/http/respond.ts';
import { routeId } from '../../runtime/http/routeId.ts';

/**
 * `POST /api/erasures/:id/crm-done`: the CRM was asked to do the same; the references, which were
 * kept for that alone, go. 404 for a receipt that the person may not see or where nothing is open.
 */
export const crmDoneEndpoint: Endpoint = {
  path: '/:id/crm-done',
  method: 'post',
  handler: async (req) => {
    const open = { crm_state: { equals: 'open' } };
    const receipt = await loadOwnDocument(req, 'erasures', routeId(req), open);
    if (!receipt) return notFound();
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
