import { langs } from '@concierge/contract/lang';
import type { CollectionConfig, Payload } from 'payload';
import { isEditor } from '../access/isEditor.ts';
import { nobody } from '../access/nobody.ts';
import { brandField } from '../fields/brand.ts';
import { choice } from '../fields/choice.ts';
import { number } from '../fields/number.ts';
import { plainText } from '../fields/text.ts';
import { groups, label } from '../i18n/label.ts';
import { languageNames } from '../i18n/locales.ts';
import { wordsOf } from './fold.ts';
import type { Scope } from './store.ts';

/** What was searched for, counted by brand and language; nothing personal. Those without a result show what is missing. */
export const queries: CollectionConfig = {
  slug: 'search-queries',
  labels: {
    singular: label('Search query', 'Búsqueda', 'بحث', 'Запрос'),
    plural: label('Search queries', 'Búsquedas', 'عمليات البحث', 'Поисковые запросы'),
  },
  access: { read: isEditor, create: nobody, update: nobody, delete: nobody },
  admin: {
    useAsTitle: 'query',
    group: groups.sites,
    defaultColumns: ['query', 'searches', 'without_result', 'lang', 'brand'],
    description: 'Sort by “Without result” and add a synonym for what people miss.',
  },
  defaultSort: '-without_result',
  indexes: [{ fields: ['brand', 'lang', 'query'], unique: true }],
  fields: [
    plainText('query', 'Query'),
    brandField,
    choice('lang', 'Language', langs, { names: languageNames }),
    number('searches', 'Searches'),
    { ...number('without_result', 'Without result'), index: true },
  ],
};

/** Longer ones are rather a message than a query, and what looks like an address or a number could name a person. */
const countable = (query: string): boolean => query.length > 1 && query.length <= 60 && !/\d{5,}/.test(query);

/** Counts a search; a failure to count is no failure to search. */
export async function countQuery(payload: Payload, typed: string, { brand, lang }: Scope, missed: boolean): Promise<void> {
  const query = wordsOf(typed).join(' ');
  if (!countable(query) || typed.includes('@')) return;
  const without = missed ? 1 : 0;
  const where = { brand: { equals: brand }, lang: { equals: lang }, query: { equals: query } };
  const { docs } = await payload.find({ collection: 'search-queries', where, limit: 1, depth: 0, pagination: false, overrideAccess: true });
  const [known] = docs;
  if (known) {
    const data = { searches: (known.searches ?? 0) + 1, without_result: (known.without_result ?? 0) + without };
    await payload.update({ collection: 'search-queries', id: known.id, data, depth: 0, overrideAccess: true });
  } else {
    const data = { brand: brand as never, lang, query, searches: 1, without_result: without };
    await payload.create({ collection: 'search-queries', data, depth: 0, overrideAccess: true });
  }
}
