import type { CollectionBeforeChangeHook } from 'payload';
import { sayTo } from '../i18n/say.ts';
import { refuse } from '../runtime/errors/refuse.ts';
import { findUses } from './findUses.ts';

const brandsIn = (doc: unknown): string[] =>
  (doc as { field_domain_access?: string[] } | undefined)?.field_domain_access ?? [];

/**
 * Refuses, on the field, that a section is published without a site whose published pages show it:
 * they would lose it without a word.
 */
export const keepShownBrands: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !req.user || data['_status'] !== 'published') return data;
  const { uses } = await findUses(req, collection.slug, Number(originalDoc?.id));
  const newBrands = brandsIn({ ...originalDoc, ...data });
  const losing = uses.filter(
    ({ brands, published }) => published && brands.some((brand) => !newBrands.includes(brand)),
  );
  if (losing.length === 0) return data;
  const pages = losing.map(({ title }) => title).join('; ');
  return refuse(
    req,
    { path: 'field_domain_access', label: 'Shown on' },
    sayTo({ req })('Pages of a site that you took away still show it: {pages}.', { pages }),
  );
};
