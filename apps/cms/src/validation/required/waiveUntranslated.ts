import { defaultLang, isLang, type Lang } from '@concierge/contract/lang';
import type { CollectionBeforeChangeHook } from 'payload';
import { sameTransaction } from '../../runtime/database/sameTransaction.ts';
import { documentLeaves, type Leaf } from '../documentLeaves.ts';
import { holdsWords } from './holdsWords.ts';
import { waive } from './waived.ts';

const isRequired = ({ field, localized, path, block }: Leaf): boolean =>
  (localized || block !== undefined) &&
  'required' in field &&
  field.required === true &&
  path.includes('.');

/** Numbers and documents say no words, and are checked as ever where they are chosen. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  ((typeof value === 'string' || (typeof value === 'object' && 'root' in value)) &&
    !holdsWords(value));

/**
 * Before something is published in a language that isn't English: which of its required fields may
 * be empty there. English stands in where it says something; and a block that nobody writes in this
 * language, nor has in English yet, is left out without keeping a word elsewhere from being
 * published. What an editor has begun in this language has to be whole, as has what isn't in a
 * block or row.
 */
export const waiveUntranslated: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const lang = isLang(req.locale) ? req.locale : defaultLang;
  if (lang === defaultLang || operation !== 'update' || data['_status'] === 'draft') return data;
  const leaves = documentLeaves(collection.flattenedFields, { ...originalDoc, ...data });
  const empty = leaves.filter((leaf) => isRequired(leaf) && isEmpty(leaf.value));
  if (empty.length === 0) return data;
  const inAll = await req.payload.findByID({
    collection: collection.slug,
    id: originalDoc?.['id'],
    locale: 'all',
    depth: 0,
    draft: true,
    disableErrors: true,
    overrideAccess: true,
    req: sameTransaction(req),
  });
  const stored = new Map(
    documentLeaves(collection.flattenedFields, inAll).map(({ key, value }) => [
      key,
      value as Partial<Record<Lang, unknown>>,
    ]),
  );
  const begun = new Set(
    leaves
      .filter(({ localized, value }) => localized && holdsWords(value))
      .map(({ block }) => block),
  );
  const free = empty.filter(
    ({ key, block }) =>
      holdsWords(stored.get(key)?.[defaultLang]) || (block !== undefined && !begun.has(block)),
  );
  waive(
    req.context,
    originalDoc?.['id'],
    free.map(({ path }) => path),
  );
  return data;
};
