import type { Endpoint } from 'payload';
import { currentUser } from '../../access/currentUser.ts';
import type { User } from '../../runtime/payload-types.ts';
import { notFound } from '../../runtime/respond.ts';
import { routeId } from '../../runtime/routeId.ts';

/** Administrators every visit, admissions those of their schools; a person without brands none. */
const mayFree = (user: User | undefined, school: string): boolean =>
  user?.role === 'admin' ||
  (user?.role === 'admissions' && (user.brands ?? []).some((own) => own === school));

/**
 * `POST /api/visits/:id/free`: gives a seat back; the enquiry stays as it is. 404 for one that the
 * person may not see.
 */
export const freeSeatEndpoint: Endpoint = {
  path: '/:id/free',
  method: 'post',
  handler: async (req) => {
    const { payload } = req;
    const id = routeId(req);
    const user = currentUser(req);
    if (!user) return Response.json({ errors: [{ message: 'Unauthorized' }] }, { status: 401 });
    const { docs } = await payload.find({
      collection: 'visits',
      where: { id: { equals: id } },
      overrideAccess: true,
      depth: 0,
      limit: 1,
    });
    const [visit] = docs;
    if (!visit || !mayFree(user, visit.school ?? '')) return notFound();
    await payload.delete({ collection: 'visits', id: visit.id, overrideAccess: true, depth: 0 });
    return Response.json({ ok: true });
  },
};
