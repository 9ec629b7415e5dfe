import { defaultLang, isLang } from '@concierge/contract/lang';
import type { Endpoint } from 'payload';
import { routeId } from '../runtime/routeId.ts';
import { keepProgress, readProgress } from './keptProgress.ts';
import { confirm } from './progress.ts';

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
    // Who may read a page's drafts may change it, too: editors of its brands.
    const { totalDocs } = await req.payload.count({
      collection: 'pages',
      where,
      req,
      overrideAccess: false,
    });
    const progress = totalDocs > 0 ? await readProgress(req, id) : undefined;
    if (!progress || !isLang(lang) || lang === defaultLang)
      return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
    await keepProgress(req, id, confirm(progress, lang));
    return Response.json({ ok: true });
  },
};
