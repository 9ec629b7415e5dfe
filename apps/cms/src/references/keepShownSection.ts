import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload';
import { isDraftSave, publicRow } from '../access/brands/keepShared.ts';
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
  const newBrands = brandsIn({ ...originalDoc, ...data });
  const pages = (await findShowing(req, collection.slug, Number(originalDoc?.id)))
    .filter(({ brands }) => brands.some((brand) => !newBrands.includes(brand)))
    .map(({ title }) => title)
    .join('; ');
  if (!pages) return data;
  return refuse(
    req,
    { path: 'field_domain_access', label: 'Shown on' },
    sayTo({ req })('Pages of a site that you took away still show it: {pages}.', { pages }),
  );
};

/** Refuses with 409 that a section is taken off the site while published pages show it. */
export const keepShownSection: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { _status, deletedAt } = { ...originalDoc, ...data };
  const isLeaving = operation === 'update' && _status !== 'published' && !isDraftSave(req);
  if (!req.user || !isLeaving || deletedAt || originalDoc?.deletedAt) return data;
  const id = Number(originalDoc?.id);
  if ((await publicRow(req, collection.slug, id))?._status !== 'published') return data;
  const pages = (await findShowing(req, collection.slug, id)).map(({ title }) => title).join('; ');
  if (!pages) return data;
  throw new APIError(
    sayTo({ req })('Published pages show it: {pages}. Take it off these pages first.', { pages }),
    409,
    null,
    true,
  );
};

/** The published pages that show a section. */
const findShowing = async (req: PayloadRequest, collection: string, id: number) =>
  (await findUses(req, collection, id)).uses.filter(({ published }) => published);
