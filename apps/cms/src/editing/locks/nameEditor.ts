import type { CollectionAfterReadHook, CollectionSlug, PayloadRequest } from 'payload';
import { sameTransaction } from '../../runtime/database/sameTransaction.ts';
import { isRecord } from '../../runtime/isRecord.ts';

/**
 * Whoever may read a document that somebody is editing reads that person's mail address with its
 * lock, as presence has it: accounts are closed to colleagues, and Payload would say a number.
 */
export const nameEditor: CollectionAfterReadHook = async ({ doc, req }) => {
  const { document, user } = doc;
  if (!req.user || typeof user?.value !== 'number' || !isRecord(document)) return doc;
  if (!(await mayRead(req, document))) return doc;
  const editor = await req.payload.findByID({
    collection: 'users',
    id: user.value,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    select: { email: true },
    req: sameTransaction(req),
  });
  return editor
    ? { ...doc, user: { ...user, value: { id: editor.id, email: editor.email } } }
    : doc;
};

async function mayRead(
  req: PayloadRequest,
  { relationTo, value }: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const { docs } = await req.payload.find({
    collection: relationTo as CollectionSlug,
    where: { id: { equals: value } },
    limit: 1,
    depth: 0,
    pagination: false,
    select: {},
    disableErrors: true,
    overrideAccess: false,
    req: sameTransaction(req),
  });
  return docs.length > 0;
}
