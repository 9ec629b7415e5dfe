import type { Endpoint, Where } from 'payload';
import { loadOwnDocument } from '../access/loadOwnDocument.ts';
import { type Said, sayTo } from '../i18n/say.ts';
import { notFound, problem } from '../runtime/http/respond.ts';
import { routeId } from '../runtime/http/routeId.ts';

/**
 * `POST /api/{collection}/:id/retry`: a row that waits or failed is tried at once, and then as
 * often as a new one. 404 where the person may not read it or it is none of `where`, 409 with what
 * `obstacle` says.
 */
export const retryEndpoint = (
  collection: 'mails' | 'newsletter-changes',
  where: Where = {},
  obstacle: () => Said | undefined = () => undefined,
): Endpoint => ({
  path: '/:id/retry',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req;
    const row = await loadOwnDocument({ payload, user }, collection, routeId(req), where);
    if (!row) return notFound();
    const text = obstacle();
    if (text) return problem(409, sayTo({ req })(text));
    const data = { state: 'waiting', attempts: 0, next_attempt_at: new Date().toISOString() };
    // By a condition: it may have been settled since it was read, and is not to go twice.
    const retried = await payload.db.updateOne({
      collection,
      where: { id: { equals: row.id }, ...where },
      data,
      options: { atomic: true },
    });
    return retried ? Response.json({ ok: true }) : notFound();
  },
});
