import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { sayTo } from '../i18n/say.ts';
import { sameTransaction } from '../runtime/sameTransaction.ts';
import { ownBrands } from './ownBrands.ts';

/** Refuses that a document of several brands is deleted by who edits only some of them. */
export const keepShared: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (!req.user || !ownBrands(req)) return;
  const doc = await req.payload.findByID({
    collection: collection.slug,
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req: sameTransaction(req),
  });
  refuseForeign(req, doc);
};

/** The same where a document is put into the trash, which is an update. */
export const keepSharedFromTrash: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (req.user && data['deletedAt'] && !originalDoc?.deletedAt) refuseForeign(req, originalDoc);
  return data;
};

function refuseForeign(req: PayloadRequest, doc: unknown): void {
  const own = ownBrands(req);
  const brands =
    (doc as { field_domain_access?: string[] } | null | undefined)?.field_domain_access ?? [];
  const foreign = own ? brands.filter((brand) => !own.some((mine) => mine === brand)) : [];
  if (foreign.length === 0) return;
  const message = sayTo({ req })(
    'This is shown on {foreign}, too. Only who edits all of its brands may delete it.',
    {
      foreign: foreign.join(', '),
    },
  );
  throw new APIError(message, 403, undefined, true);
}
