import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload';
import { trashMove } from '../changes/trashMove.ts';
import { sayTo } from '../i18n/say.ts';
import { loadPublicRow } from '../runtime/database/loadPublicRow.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { newestVersion, type StoredVersion } from './newestVersion.ts';
import { refuseTakenAddress } from './refuseTakenAddress.ts';

interface Row {
  readonly id: number;
  readonly _status?: string;
  readonly [field: string]: unknown;
}
interface Before {
  readonly row: Row;
  readonly newest: StoredVersion | undefined;
}
const contextKey = (id: number | string): string => `beforeTrashMove:${id}`;

/**
 * Before a move into or out of the trash: the row that visitors see is kept, and the newest
 * version, each in all languages.
 */
export const rememberPublicState: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (req.context['isRestoringVersion']) return data;
  const move = operation === 'update' ? trashMove(data, originalDoc) : undefined;
  if (!move) return data;
  const slug = collection.slug as CollectionSlug;
  const row = await loadPublicRow<Row>(req, slug, originalDoc.id, 'all');
  if (!row) return data;
  const newest = await newestVersion(req, slug, originalDoc.id);
  req.context[contextKey(originalDoc.id)] = { row, newest } satisfies Before;
  if (move === 'into') return data;
  if (row._status === 'published') await refuseTakenAddress(req, row);
  else if (data['_status'] === 'published')
    throw new APIError(
      sayTo({ req })('It was not published when it was deleted. Restore it, then publish it.'),
      409,
      null,
      true,
    );
  // The admin's restore says `draft`; a document comes back as what it was.
  return { ...data, _status: newest?.version._status ?? row._status };
};

/**
 * After such a move both are put back as they were, with their new place: Payload writes the newest
 * draft over the public row when it deletes, and the public row over the newest draft when the
 * admin restores.
 */
export const keepPublicState: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  req,
}) => {
  const before = req.context[contextKey(doc.id)] as Before | undefined;
  if (!before || !trashMove(doc, previousDoc)) return doc;
  delete req.context[contextKey(doc.id)];
  const slug = collection.slug as CollectionSlug;
  const deletedAt: string | null = doc.deletedAt ?? null;
  await putBackRow(req, slug, before.row, { deletedAt, updatedAt: doc.updatedAt });
  const made = await newestVersion(req, slug, doc.id);
  if (made && before.newest)
    await putBackVersion(req, slug, made, {
      ...before.newest.version,
      deletedAt,
      savedBy: made.version['savedBy'],
    });
  return doc;
};

async function putBackRow(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, ...row }: Row,
  place: object,
): Promise<void> {
  await req.payload.db.updateOne({
    collection,
    id,
    data: { ...row, ...place },
    // The whole request, by which the row is checked as any that is published.
    req,
    returning: false,
  });
}

async function putBackVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  made: StoredVersion,
  version: object,
): Promise<void> {
  const { id, ...rest } = made;
  await req.payload.db.updateVersion({
    collection,
    id,
    versionData: {
      ...rest,
      version: { ...version, updatedAt: made.version['updatedAt'] },
    } as never,
    req: sameTransaction(req),
    returning: false,
  });
}
