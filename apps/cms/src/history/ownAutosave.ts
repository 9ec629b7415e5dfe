import type { CollectionBeforeOperationHook } from 'payload';
import { currentUser } from '../access/currentUser.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';

/**
 * An autosave goes over the newest version, whoever saved that: where it was somebody else, a
 * version of its own is made, so that what each person wrote stays known.
 */
export const ownAutosave: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const { id, autosave } = args as { id?: number | string; autosave?: boolean };
  if (operation !== 'update' || !autosave || id === undefined) return args;
  const { docs } = await req.payload.findVersions({
    collection: collection.slug,
    where: { parent: { equals: id }, latest: { equals: true } },
    select: { version: { savedBy: true } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req: sameTransaction(req),
  });
  const by = (docs[0]?.version as { savedBy?: string | null } | undefined)?.savedBy ?? undefined;
  return by === undefined || by === currentUser(req)?.email ? args : { ...args, autosave: false };
};
