import { defaultLang, isLang } from '@concierge/contract/lang';
import type { Endpoint, PayloadRequest } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { hasRight } from '../access/roles.ts';
import { routeId } from '../runtime/routeId.ts';
import { keepProgress, readProgress } from './keptProgress.ts';
import { confirm } from './progress.ts';

const notFound = (): Response =>
  Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });

/** Who writes pages says it of every language, a translator of the own ones. */
function mayWrite(req: PayloadRequest, lang: string): boolean {
  const user = currentUser(req);
  return hasRight(user?.role, 'draft') || (user?.languages?.some((own) => own === lang) ?? false);
}

/**
 * `POST /api/pages/:id/still-right/:lang`: a person says that a translation needn't follow what
 * changed in English. 404 where there is nothing to say so of.
 */
export const stillRightEndpoint: Endpoint = {
  path: '/:id/still-right/:lang',
  method: 'post',
  handler: async (req) => {
    const id = routeId(req);
    const lang = String(req.routeParams?.['lang']);
    const where = { id: { equals: id } };
    if (!mayWrite(req, lang)) return notFound();
    const { totalDocs } = await req.payload.count({
      collection: 'pages',
      where,
      req,
      overrideAccess: false,
    });
    const progress = totalDocs > 0 ? await readProgress(req, id) : undefined;
    if (!progress || !isLang(lang) || lang === defaultLang) return notFound();
    await keepProgress(req, id, confirm(progress, lang));
    return Response.json({ ok: true });
  },
};
