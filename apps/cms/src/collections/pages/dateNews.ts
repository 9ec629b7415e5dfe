import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { isDraftSave } from '../../access/brands/keepShared.ts';
import { sameTransaction } from '../../runtime/database/sameTransaction.ts';
import type { Page } from '../../runtime/payload-types.ts';

/**
 * News that is published without a date is of this moment: lists go by the date, and databases
 * disagree on where what has none belongs. What the public has a date of keeps it when it is
 * published again or taken off: a version may be older than that date.
 */
export const dateNews: CollectionBeforeChangeHook<Page> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { type, news }: Partial<Page> = { ...originalDoc, ...data };
  if (type !== 'singleNews' || news?.date || isDraftSave(req)) return data;
  const former = operation === 'update' ? await publicDate(req, originalDoc?.id) : undefined;
  const date = former ?? (data._status === 'published' ? new Date().toISOString() : undefined);
  return date ? { ...data, news: { ...news, date } } : data;
};

/** The date that the public sees; undefined where nothing is public. */
async function publicDate(
  req: PayloadRequest,
  id: number | undefined,
): Promise<string | undefined> {
  const row = await req.payload.db.findOne<Page & { id: number }>({
    collection: 'pages',
    where: { id: { equals: id ?? 0 } },
    req: sameTransaction(req),
  });
  return row?._status === 'published' ? (row.news?.date ?? undefined) : undefined;
}
