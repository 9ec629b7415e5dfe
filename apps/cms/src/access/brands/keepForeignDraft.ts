import { registry } from '@concierge/brands/registry';
import { APIError, type CollectionBeforeValidateHook, type CollectionSlug } from 'payload';
import { sayTo } from '../../i18n/say.ts';
import { sameTransaction } from '../../runtime/database/sameTransaction.ts';
import { ownBrands } from './ownBrands.ts';

interface Shown {
  readonly field_domain_access?: readonly string[] | null;
}

/**
 * Refuses with 409 that a person saves over a newer draft that is for none of the own brands:
 * Payload reads and changes the public row in its place, and the draft would be lost unseen.
 */
export const keepForeignDraft: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const own: readonly string[] | undefined = ownBrands(req);
  if (operation !== 'update' || !own || registry.every(({ code }) => own.includes(code)))
    return data;
  const isOwn = (doc: Shown) => doc.field_domain_access?.some((brand) => own.includes(brand));
  if (!isOwn(originalDoc)) return data;
  const { docs } = await req.payload.db.findVersions<Shown>({
    collection: collection.slug as CollectionSlug,
    where: { and: [{ parent: { equals: originalDoc.id } }, { latest: { equals: true } }] },
    select: { version: { field_domain_access: true } },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req: sameTransaction(req),
  });
  const [newest] = docs;
  if (!newest || isOwn(newest.version)) return data;
  const say = sayTo({ req });
  const brands = newest.version.field_domain_access?.join(', ') || say('none');
  const message = say(
    'This has a newer draft for {brands}, which you cannot see and would overwrite. Whoever edits {brands} has to publish or discard it first.',
    { brands },
  );
  throw new APIError(message, 409, undefined, true);
};
