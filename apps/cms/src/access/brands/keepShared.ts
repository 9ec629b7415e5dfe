import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { type Said, sayTo } from '../../i18n/say.ts';
import { loadPublicRow } from '../../runtime/database/loadPublicRow.ts';
import { foreignBrands } from './foreignBrands.ts';

const deletion = 'This is shown on {foreign}, too. Only who edits all of its brands may delete it.';
const removal =
  'This is shown on {foreign}, too. Only who edits all of its brands may take it off.';
const draftKey = 'savesDraft';

/** Refuses that a document of several brands is deleted by who edits only some of them. */
export const keepShared: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (req.user) refuseForeign(req, deletion, await loadPublicRow(req, collection.slug, id));
};

/**
 * The same where a document is put into the trash, which is an update. Its newest draft may have
 * left a brand that still shows it.
 */
export const keepSharedFromTrash: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!req.user || !data['deletedAt'] || originalDoc?.deletedAt) return data;
  const row = await loadPublicRow(req, collection.slug, originalDoc?.id);
  refuseForeign(req, deletion, originalDoc, row);
  return data;
};

/**
 * Remembers for `isDraftSave` whether a save or restored version leaves the public row alone: a
 * save as a draft does, unless it publishes.
 */
export const rememberDraftSave: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { draft, data } = args as { draft?: boolean; data?: { _status?: unknown } };
  if (operation === 'update' || operation === 'restoreVersion')
    req.context[draftKey] = draft === true && data?._status !== 'published';
  return args;
};

/** Whether a save of these documents leaves the public row alone. */
export const isDraftSave = ({ context }: PayloadRequest): boolean => context[draftKey] === true;

/**
 * The same, of documents with drafts, where a save or restored version takes one off the site: what
 * isn't a draft writes the public row, with the newest version's status where it names none.
 */
export const keepSharedOnSite: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const status = '_status' in data ? data['_status'] : originalDoc?._status;
  if (!req.user || operation !== 'update' || status === 'published') return data;
  if (isDraftSave(req)) return data;
  const row = await loadPublicRow(req, collection.slug, originalDoc?.id);
  if (row?._status === 'published') refuseForeign(req, removal, row, originalDoc);
  return data;
};

function refuseForeign(req: PayloadRequest, text: Said, ...docs: unknown[]): void {
  const foreign = foreignBrands(req, ...docs).join(', ');
  if (foreign) throw new APIError(sayTo({ req })(text, { foreign }), 403, undefined, true);
}
