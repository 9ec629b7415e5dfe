import { defaultLang } from '@concierge/contract/lang';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload';
import { trashMove } from '../changes/trashMove.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { forgetProgress, keepProgress, readProgress } from './keptProgress.ts';
import { advance, noteDraft, type Progress } from './progress.ts';
import { type Texts, textsOf } from './texts.ts';

/** Before a save: what the languages of the document say until then. */
export const rememberTexts: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const kind = operation === 'update' ? kindOf(collection, data, req) : undefined;
  if (kind)
    req.context[keyOf(collection, originalDoc?.id)] = await readTexts(
      req,
      collection,
      originalDoc?.id,
      kind === 'draft',
    );
  return data;
};

/** After a save: which texts answer today's English, and which it left behind. */
export const noteTexts: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const kind = kindOf(collection, doc, req);
  if (!kind || trashMove(doc, previousDoc)) return doc;
  const slug = collection.slug as CollectionSlug;
  const before = req.context[keyOf(collection, doc.id)] as Texts | undefined;
  const stored = await readProgress(req, slug, doc.id);
  const open = await readTexts(req, collection, doc.id, false);
  const isNew = operation === 'create';
  if (!open) return doc;
  if (kind === 'public')
    await keepProgress(
      req,
      slug,
      doc.id,
      advance(stored, isNew ? undefined : (before ?? open), open),
    );
  else if (before) {
    const after = await readTexts(req, collection, doc.id, true);
    const progress: Progress = stored ?? { sources: {}, drafts: {} };
    if (after) await keepProgress(req, slug, doc.id, noteDraft(progress, { open, before, after }));
  }
  return doc;
};

/** After a document was deleted. */
export const forgetTexts: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  forgetProgress(req, collection.slug as CollectionSlug, id);

const keyOf = ({ slug }: SanitizedCollectionConfig, id: unknown): string =>
  `textsBefore:${slug}:${id}`;

/**
 * What a save is to translations: `public`, or a `draft` in their language; undefined where it
 * leaves no trace.
 */
function kindOf(
  { versions }: SanitizedCollectionConfig,
  doc: { _status?: unknown },
  { context, locale }: PayloadRequest,
): 'public' | 'draft' | undefined {
  if (context['skipChanges']) return undefined;
  if (!versions?.drafts || doc._status === 'published') return 'public';
  return locale === defaultLang ? undefined : 'draft';
}

async function readTexts(
  req: PayloadRequest,
  { slug, flattenedFields }: SanitizedCollectionConfig,
  id: number | string,
  draft: boolean,
): Promise<Texts | undefined> {
  const doc: unknown = await req.payload.findByID({
    collection: slug as CollectionSlug,
    id,
    locale: 'all',
    depth: 0,
    draft,
    disableErrors: true,
    overrideAccess: true,
    req: sameTransaction(req),
  });
  return doc ? textsOf(flattenedFields, doc) : undefined;
}
