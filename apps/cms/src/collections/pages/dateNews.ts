import type { CollectionBeforeChangeHook } from 'payload';
import type { Page } from '../../runtime/payload-types.ts';

/**
 * News that is published without a date is of this moment: lists go by the date, and databases
 * disagree on where what has none belongs.
 */
export const dateNews: CollectionBeforeChangeHook<Page> = ({ data, originalDoc }) => {
  const { type, news }: Partial<Page> = { ...originalDoc, ...data };
  if (type !== 'singleNews' || data._status !== 'published' || news?.date) return data;
  return { ...data, news: { ...news, date: new Date().toISOString() } };
};
