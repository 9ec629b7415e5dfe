import type { Endpoint } from 'payload';
import { loadOwnDocument } from '../../../access/loadOwnDocument.ts';
import { notFound } from '../../../runtime/respond.ts';
import { routeId } from '../../../runtime/routeId.ts';

/**
 * `POST /api/newsletter-changes/:id/retry`: the service is asked again at once. 404 where the
 * person may not read it.
 */
export const retryChangeEndpoint: Endpoint = {
  path: '/:id/retry',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req;
    const collection = 'newsletter-changes';
    const change = await loadOwnDocument({ payload, user }, collection, routeId(req));
    if (!change) return notFound();
    const data = {
      state: 'waiting' as const,
      attempts: 0,
      next_attempt_at: new Date().toISOString(),
    };
    await payload.update({ collection, id: change.id, data, depth: 0, overrideAccess: true });
    return Response.json({ ok: true });
  },
};
