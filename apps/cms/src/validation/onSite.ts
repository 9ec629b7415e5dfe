import type { RelationshipFieldSingleValidation } from 'payload';
import { relationship } from 'payload/shared';
import { sayTo } from '../i18n/say.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { largestId } from '../runtime/http/routeId.ts';

const referenceId = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/**
 * On saving: that a shared section is there; on publishing, that it is published too, since it
 * would be missing.
 */
export const onSite: RelationshipFieldSingleValidation = async (value, options) => {
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
    depth: 0,
    limit: 1,
    pagination: false,
    select: { _status: true },
    overrideAccess: true,
    req: sameTransaction(req),
  });
  if (!docs[0]) return say('This section is gone. Choose another one.');
  const { _status, deletedAt } = data as { _status?: string; deletedAt?: string | null };
  const isShown = _status === 'published' && !deletedAt;
  return !isShown || docs[0]._status === 'published'
    ? true
    : say('This section isn’t published. Publish it first, or take it off this page.');
};
