import type { CollectionSlug, Endpoint } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { notFound } from '../runtime/http/respond.ts';
import { routeId } from '../runtime/http/routeId.ts';
import { findUses } from './findUses.ts';

/** `GET /api/<collection>/:id/used-in`: where a document that the person may read is used. */
export const usedInEndpoint: Endpoint = {
  path: '/:id/used-in',
  method: 'get',
  handler: async (req) => {
    const collection = String(req.routeParams?.['collection'] ?? req.pathname?.split('/').at(-3));
    const id = routeId(req);
    const isReadable = currentUser(req) && (await mayRead(req, collection as CollectionSlug, id));
    if (!isReadable) return notFound();
    return Response.json(await findUses(req, collection, id), {
      headers: { 'cache-control': 'no-store' },
    });
  },
};

async function mayRead(
  req: Parameters<Endpoint['handler']>[0],
  collection: CollectionSlug,
  id: number,
): Promise<boolean> {
  const where = { id: { equals: id } };
  const found = await req.payload
    .count({ collection, where, trash: true, overrideAccess: false, req })
    .catch(() => ({ totalDocs: 0 }));
  return found.totalDocs > 0;
}
