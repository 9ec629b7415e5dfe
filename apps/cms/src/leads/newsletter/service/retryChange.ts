import type { Endpoint } from 'payload';
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
    const where = { id: { equals: routeId(req) } };
    const collection = 'newsletter-changes' as const;
    const found = { collection, where, user, overrideAccess: false, depth: 0, limit: 1 };
    const [change] = (await payload.find(found)).docs;
    if (!change) return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
    const data = {
      state: 'waiting' as const,
      attempts: 0,
      next_attempt_at: new Date().toISOString(),
    };
    await payload.update({ collection, id: change.id, data, depth: 0, overrideAccess: true });
    return Response.json({ ok: true });
  },
};
