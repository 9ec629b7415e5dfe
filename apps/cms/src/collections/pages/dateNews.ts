import type { CollectionBeforeChangeHook } from 'payload';
import { isDraftSave } from '../../access/brands/keepShared.ts';
import { loadPublicRow } from '../../runtime/database/loadPublicRow.ts';
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
  const row =
    operation === 'update' ? await loadPublicRow<Page>(req, 'pages', originalDoc?.id) : null;
  const former = row?._status === 'published' ? row.news?.date : undefined;
  const date = former ?? (data._status === 'published' ? new Date().toISOString() : undefined);
  return date ? { ...data, news: { ...news, date } } : data;
};
