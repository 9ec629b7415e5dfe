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
import { countTexts, forgetCounts } from './coverage/storedCounts.ts';
import { forgetProgress, keepProgress, readProgress } from './keptProgress.ts';
import { advance, noteDraft } from './progress.ts';
import { readAllTexts, readTexts } from './readTexts.ts';
import type { Texts } from './texts.ts';

/** Before a save: what the languages of the document say until then. */
export const rememberTexts: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const kind = operation === 'update' ? saveKind(collection, data, req) : undefined;
  if (kind)
    req.context[textsBeforeKey(collection, originalDoc?.id)] = await readTexts(
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
  const kind = saveKind(collection, doc, req);
  if (!kind || trashMove(doc, previousDoc)) return doc;
  const slug = collection.slug as CollectionSlug;
  const before = req.context[textsBeforeKey(collection, doc.id)] as Texts | undefined;
  const stored = await readProgress(req, slug, doc.id);
  const texts = await readAllTexts(req, collection, doc.id);
  if (!texts) return doc;
  const { open, newest } = texts;
  const isNew = operation === 'create';
  const progress =
    kind === 'public'
      ? advance(stored, isNew ? undefined : (before ?? open), open)
      : before && noteDraft(stored, { open, before, after: newest });
  if (progress) await keepProgress(req, slug, doc.id, progress);
  await countTexts(req, slug, doc.id, { ...texts, progress: progress ?? stored });
  return doc;
};

/** After a document was deleted. */
export const forgetTexts: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const slug = collection.slug as CollectionSlug;
  await forgetProgress(req, slug, id);
  await forgetCounts(req, slug, id);
};

const textsBeforeKey = ({ slug }: SanitizedCollectionConfig, id: unknown): string =>
  `textsBefore:${slug}:${id}`;

/**
 * What a save is to translations: `public`, or a `draft` in their language; undefined where it
 * leaves no trace.
 */
function saveKind(
  { versions }: SanitizedCollectionConfig,
  doc: { _status?: unknown },
  { context, locale }: PayloadRequest,
): 'public' | 'draft' | undefined {
  if (context['skipChanges']) return undefined;
  if (!versions?.drafts || doc._status === 'published') return 'public';
  return locale === defaultLang ? undefined : 'draft';
}
