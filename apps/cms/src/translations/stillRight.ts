import { defaultLang, isLang, type Lang } from '@concierge/contract/lang';
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { hasRight } from '../access/roles.ts';
import { documentInTurn } from '../runtime/database/documentTurns.ts';
import { notFound } from '../runtime/http/respond.ts';
import { routeId } from '../runtime/http/routeId.ts';
import { countTexts } from './coverage/storedCounts.ts';
import { keepProgress, readProgress } from './keptProgress.ts';
import { behindIn, confirm, type Progress } from './progress.ts';

/** Who writes pages says it of every language, a translator of the own ones. */
function mayWrite(req: PayloadRequest, lang: string): boolean {
  const user = currentUser(req);
  return hasRight(user?.role, 'draft') || (user?.languages?.some((own) => own === lang) ?? false);
}

interface Translation {
  readonly id: number;
  readonly lang: Lang;
  readonly progress: Progress | undefined;
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
  if (totalDocs === 0) return undefined;
  return { id, lang, progress: await readProgress(req, collection, id) };
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
    return Response.json({ texts: behindIn(found.progress, found.lang) });
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
    // In turn with saves of the document, which change its progress too.
    return documentInTurn(collection, routeId(req), async () => {
      const found = await loadTranslation(req, collection);
      if (!found || !mayWrite(req, found.lang)) return notFound();
      if (found.progress) {
        await keepProgress(req, collection, found.id, confirm(found.progress, found.lang, text));
        await countTexts(req, collection, found.id);
      }
      return Response.json({ ok: true });
    });
  },
});

/** What the form of a translation asks and says about the English that it was made from. */
export const translationEndpoints = (collection: CollectionSlug): Endpoint[] => [
  leftBehind(collection),
  stillRight(collection),
];
