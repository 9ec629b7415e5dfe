import { APIError, type CollectionBeforeChangeHook } from 'payload';
import { isDraftSave } from '../access/brands/keepShared.ts';
import { sayTo } from '../i18n/say.ts';
import { loadPublicRow } from '../runtime/database/loadPublicRow.ts';
import { refuse } from '../runtime/errors/refuse.ts';
import { findUses } from './findUses.ts';

/**
 * Keeps a section where published pages show it, for they would lose it without a word: refuses on
 * the field that it is published without a site of theirs, and with 409 that it is taken off.
 */
export const keepShownSection: CollectionBeforeChangeHook = async (save) => {
  const { data, originalDoc: before, req } = save;
  const after = { ...before, ...data };
  const isDeletion = Boolean(before?.deletedAt || after.deletedAt);
  if (save.operation !== 'update' || !req.user || isDraftSave(req) || isDeletion) return data;
  const slug = save.collection.slug;
  const isPublished = after._status === 'published';
  if (!isPublished && (await loadPublicRow(req, slug, before.id))?._status !== 'published')
    return data;
  const sites: string[] = isPublished ? (after.field_domain_access ?? []) : [];
  const pages = (await findUses(req, slug, before.id)).uses
    .filter((use) => use.published && use.brands.some((brand) => !sites.includes(brand)))
    .map(({ title }) => title)
    .join('; ');
  if (!pages) return data;
  const say = sayTo({ req });
  if (isPublished)
    return refuse(
      req,
      { path: 'field_domain_access', label: 'Shown on' },
      say('Pages of a site that you took away still show it: {pages}.', { pages }),
    );
  const reason = say('Published pages show it: {pages}. Take it off these pages first.', { pages });
  throw new APIError(reason, 409, null, true);
};
