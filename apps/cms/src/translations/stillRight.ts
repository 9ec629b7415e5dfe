import { defaultLang, isLang, type Lang } from '@concierge/contract/lang';
import { type CollectionSlug, createLocalReq, type Endpoint, type PayloadRequest } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { hasRight } from '../access/roles.ts';
import { withDocument } from '../runtime/database/withDocument.ts';
import { notFound } from '../runtime/http/respond.ts';
import { routeId } from '../runtime/http/routeId.ts';
import { countTexts } from './coverage/storedCounts.ts';
import { keepProgress, readProgress } from './keptProgress.ts';
import { behindIn, confirm } from './progress.ts';

/** Who writes pages says it of every language, a translator of the own ones. */
function mayWrite(req: PayloadRequest, lang: string): boolean {
  const user = currentUser(req);
  return hasRight(user?.role, 'draft') || (user?.languages?.some((own) => own === lang) ?? false);
}

interface Translation {
  readonly id: number;
  readonly lang: Lang;
}

/** What a call asks for; undefined where the person may not read the document. */
async function loadTranslation(
  req: PayloadRequest,
  collection: CollectionSlug,
): Promise<Translation | undefined> {
  const id = routeId(req);
  const lang = String(req.routeParams?.['lang']);
  if (!isLang(lang) || lang === defaultLang || !currentUser(req)) return undefined;
  const where = { id: { equals: id } };
  const { totalDocs } = await req.payload.count({ collection, where, req, overrideAccess: false });
  return totalDocs === 0 ? undefined : { id, lang };
}

/**
 * `GET …/:id/left-behind/:lang`: the texts of a translation that the English has left behind, by
 * their keys, with the English that each was made from.
 */
const leftBehind = (collection: CollectionSlug): Endpoint => ({
  path: '/:id/left-behind/:lang',
  method: 'get',
  handler: async (req) => {
    const found = await loadTranslation(req, collection);
    if (!found) return notFound();
    const progress = await readProgress(req, collection, found.id);
    return Response.json({ texts: behindIn(progress, found.lang) });
  },
});

/**
 * `POST …/:id/still-right/:lang?text=key`: a person says that a translation, or one text of it,
 * needn't follow what changed in English. 404 of what the person may not write.
 */
const stillRight = (collection: CollectionSlug): Endpoint => ({
  path: '/:id/still-right/:lang',
  method: 'post',
  handler: async (req) => {
    const text = req.searchParams?.get('text') ?? undefined;
    const found = await loadTranslation(req, collection);
    if (!found || !mayWrite(req, found.lang)) return notFound();
    const { id, lang } = found;
    // In turn with saves of the document, which change its progress too.
    await withDocument(req.payload, collection, id, async (inside) => {
      const own = await createLocalReq({ req: inside }, req.payload);
      const progress = await readProgress(own, collection, id);
      if (!progress) return;
      await keepProgress(own, collection, id, confirm(progress, lang, text));
      await countTexts(own, collection, id);
    });
    return Response.json({ ok: true });
  },
});

/** What the form of a translation asks and says about the English that it was made from. */
export const translationEndpoints = (collection: CollectionSlug): Endpoint[] => [
  leftBehind(collection),
  stillRight(collection),
];
