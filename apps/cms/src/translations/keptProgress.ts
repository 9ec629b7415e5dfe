import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  Payload,
  PayloadRequest,
} from 'payload';
import { trashMove } from '../changes/trashMove.ts';
import { sameTransaction } from '../runtime/sameTransaction.ts';
import { advance, type Progress, textsOf } from './progress.ts';

const collection = 'payload-kv';
const prefix = 'translations:';
const keyOf = (id: number | string): string => `${prefix}${id}`;
type Kept = { readonly key: string; readonly data: Progress };

/**
 * What is known of a page's languages, in the transaction of the request; undefined of a page that
 * nobody published since it was brought in.
 */
export async function readProgress(
  req: PayloadRequest,
  id: number | string,
): Promise<Progress | undefined> {
  const where = { key: { equals: keyOf(id) } };
  const kept = await req.payload.db.findOne<Kept & { id: number }>({
    collection,
    where,
    req: sameTransaction(req),
  });
  return kept?.data;
}

/** Keeps what is known of a page's languages, in the transaction of the request. */
export async function keepProgress(
  req: PayloadRequest,
  id: number | string,
  data: Progress,
): Promise<void> {
  const key = keyOf(id);
  await req.payload.db.upsert({
    collection,
    data: { key, data },
    where: { key: { equals: key } },
    req: sameTransaction(req),
  });
}

/** What is known of all pages' languages, by the id of the page. */
export async function allProgress({ db }: Payload): Promise<Map<string, Progress>> {
  const { docs } = await db.find<Kept>({
    collection,
    where: { key: { like: prefix } },
    limit: 0,
    pagination: false,
  });
  return new Map(
    docs.flatMap(({ key, data }) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), data] as const] : [],
    ),
  );
}

/** Before a page is published: what its languages say to the public until then. */
export const rememberTexts: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && isPublishing(data, req))
    req.context[keyOf(originalDoc?.id)] =
      (await readProgress(req, originalDoc?.id)) ?? (await publicProgress(req, originalDoc?.id));
  return data;
};

/**
 * After a page was published: which languages were touched. Drafts and the trash leave no trace.
 */
export const noteTexts: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!isPublishing(doc, req) || trashMove(doc, previousDoc)) return doc;
  const before = req.context[keyOf(doc.id)] as Progress | undefined;
  const now = await publicProgress(req, doc.id);
  if (now) await keepProgress(req, doc.id, advance(before, now.texts));
  return doc;
};

/** After a page was deleted. */
export const forgetTexts: CollectionAfterDeleteHook = async ({ id, req }) => {
  const where = { key: { equals: keyOf(id) } };
  if (await readProgress(req, id))
    await req.payload.db.deleteOne({ collection, where, req: sameTransaction(req) });
};

const isPublishing = (doc: { _status?: unknown }, { context }: PayloadRequest): boolean =>
  doc._status === 'published' && !context['skipChanges'];

/** The public state of a page as if all of its languages had been written today. */
async function publicProgress(
  req: PayloadRequest,
  id: number | string,
): Promise<Progress | undefined> {
  const doc: unknown = await req.payload.findByID({
    collection: 'pages',
    id,
    locale: 'all',
    depth: 0,
    draft: false,
    disableErrors: true,
    overrideAccess: true,
    req: sameTransaction(req),
  });
  return doc ? advance(undefined, textsOf(doc as Record<string, unknown>)) : undefined;
}
