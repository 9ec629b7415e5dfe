import type { Endpoint } from 'payload';
import { currentUser } from '../../access/currentUser.ts';
import { loadOwnDocument } from '../../access/loadOwnDocument.ts';
import { holds } from '../../access/roles.ts';
import { notFound, problem } from '../../runtime/http/respond.ts';
import { routeId } from '../../runtime/http/routeId.ts';

/**
 * `POST /api/visits/:id/free`: gives a seat back; the enquiry stays as it is. 404 for one that the
 * person may not see.
 */
export const freeSeatEndpoint: Endpoint = {
  path: '/:id/free',
  method: 'post',
  handler: async (req) => {
    const { payload } = req;
    const user = currentUser(req);
    if (!user) return problem(401, 'Unauthorized');
    if (!holds(user, 'persons')) return notFound();
    const visit = await loadOwnDocument({ payload, user: req.user }, 'visits', routeId(req));
    if (!visit) return notFound();
    const seat = { collection: 'visits', id: visit.id, overrideAccess: true, depth: 0 } as const;
    // With the request, by which the audit log has who did it.
    await payload.delete({ ...seat, req });
    return Response.json({ ok: true });
  },
};
