import type { RelationshipFieldSingleValidation } from 'payload';
import { relationship } from 'payload/shared';
import { sayTo } from '../i18n/say.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { largestId } from '../runtime/routeId.ts';

const referenceId = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/**
 * On saving: that a shared section is there, and shown on every site that shows the document which
 * names it, since on another it would be missing.
 */
export const ofAllBrands: RelationshipFieldSingleValidation = async (value, options) => {
  const { data, event, req } = options;
  const isEmpty = value === undefined || value === null || (value as unknown) === '';
  if (event === 'onChange' || req.context['skipChanges'] || isEmpty)
    return relationship(value, options);
  const id = Number(referenceId(value));
  const say = sayTo({ req });
  if (!Number.isInteger(id) || id < 1 || id > largestId)
    return say('This section is gone. Choose another one.');
  const { docs } = await req.payload.find({
    collection: 'shared-sections',
    where: { id: { equals: id } },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { field_domain_access: true },
    overrideAccess: true,
    req: sameTransaction(req),
  });
  if (!docs[0]) return say('This section is gone. Choose another one.');
  const own: readonly string[] = docs[0].field_domain_access ?? [];
  const brands = (data as { field_domain_access?: string[] }).field_domain_access ?? [];
  const missing = brands.filter((brand) => !own.includes(brand)).join(', ');
  if (!missing) return true;
  return say('This section isn’t shown on {brands}. Choose these sites in the section too.', {
    brands: missing,
  });
};
