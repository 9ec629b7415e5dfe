import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload';
import { sayTo } from '../i18n/say.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import type { User } from '../runtime/payload-types.ts';

/** Refuses a change of role that would leave nobody who can make administrators. */
export const keepAnAdministrator: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  const isDemoted = originalDoc?.role === 'admin' && data.role !== undefined;
  if (isDemoted && data.role !== 'admin') await requireAnother(req, originalDoc.id);
  return data;
};

/** Refuses to delete the only administrator. */
export const deleteNoLastAdministrator: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { id: { equals: id }, role: { equals: 'admin' } };
  const found = { collection: 'users', where, req: sameTransaction(req) } as const;
  if (await req.payload.db.findOne(found)) await requireAnother(req, Number(id));
};

async function requireAnother(req: PayloadRequest, id: number): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { role: { equals: 'admin' }, id: { not_equals: id } },
    overrideAccess: true,
    req: sameTransaction(req),
  });
  if (totalDocs === 0)
    throw new APIError(
      sayTo({ req })('This is the only administrator: make somebody else one first.'),
      400,
      undefined,
      true,
    );
}
