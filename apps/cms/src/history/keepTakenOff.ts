import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
} from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { newestVersion } from '../trash/newestVersion.ts';

const contextKey = 'takesOffSite';

/** Remembers for `keepTakenOff` whether a save takes documents off the site as the button does. */
export const rememberTakingOff: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update')
    req.context[contextKey] = 'unpublishAllLocales' in args && Boolean(args.unpublishAllLocales);
  return args;
};

/**
 * Where a document is taken off the site so, Payload writes over its newest version: a copy of that
 * is made for it, so that the publication, or the draft, stays known with who saved it.
 */
export const keepTakenOff: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!req.context[contextKey]) return data;
  const slug = collection.slug as CollectionSlug;
  const newest = await newestVersion(req, slug, originalDoc.id);
  const now = new Date().toISOString();
  if (newest)
    await req.payload.db.createVersion({
      collectionSlug: slug,
      parent: originalDoc.id,
      versionData: newest.version as never,
      autosave: false,
      createdAt: now,
      updatedAt: now,
      req: sameTransaction(req),
      returning: false,
    });
  return data;
};
