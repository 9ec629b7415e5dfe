import type {
  Access,
  CollectionBeforeValidateHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedConfig,
} from 'payload';
import { currentUser } from '../../access/currentUser.ts';
import { nobody } from '../../access/nobody.ts';
import { toId } from '../../runtime/http/routeId.ts';
import { isRecord } from '../../runtime/isRecord.ts';
import { nameEditor } from './nameEditor.ts';

const slug = 'payload-locked-documents';

/** A document as a lock names it. */
export interface LockedDocument {
  readonly relationTo: string;
  readonly value: unknown;
}

/** Whether a signed-in person may change a document, by its collection's own access. */
export async function mayEdit(
  req: PayloadRequest,
  { relationTo, value }: LockedDocument,
): Promise<boolean> {
  const collection = relationTo as CollectionSlug;
  const id = toId(isRecord(value) ? value['id'] : value);
  const isKnown = Object.hasOwn(req.payload.collections, collection);
  const access = isKnown ? req.payload.collections[collection].config.access.update : undefined;
  if (!req.user || !access) return false;
  const allowed = await access({ req, id });
  if (!allowed) return false;
  const own = { id: { equals: id } };
  const where = allowed === true ? own : { and: [own, allowed] };
  return (await req.payload.count({ collection, where, overrideAccess: true })).totalDocs > 0;
}

const isDocument = (document: unknown): document is LockedDocument =>
  typeof (document as LockedDocument | null)?.relationTo === 'string';

/** A lock is made for a document that its maker may change. */
const create: Access = async ({ data, req }) => {
  const document: unknown = data?.['document'];
  // Without data Payload asks what a person may do at all.
  if (!data) return Boolean(req.user);
  return isDocument(document) && (await mayEdit(req, document));
};

/** A lock is taken over by who may change its document. There are few: each lasts five minutes. */
const update: Access = async ({ req }) => {
  if (!req.user) return false;
  const { docs } = await req.payload.db.find<{ id: number; document?: unknown }>({
    collection: slug,
    pagination: false,
  });
  const allowed: number[] = [];
  for (const { id, document } of docs)
    if (isDocument(document) && (await mayEdit(req, document))) allowed.push(id);
  return { id: { in: allowed } };
};

/** Everybody ends their own locks, administrators all. */
const remove: Access = ({ req }) => {
  const user = currentUser(req);
  if (!user) return false;
  return user.role === 'admin' || { 'user.value': { equals: user.id } };
};

/** A lock is in the name of who makes it or takes it over, and stays with its document. */
const inOwnName: CollectionBeforeValidateHook = ({ data, operation, originalDoc, req }) => ({
  ...data,
  ...(req.user ? { user: { relationTo: req.user.collection, value: req.user.id } } : {}),
  ...(operation === 'update' ? { document: originalDoc?.document } : {}),
});

/**
 * The configuration with access to those of Payload's own collections that it opens to everybody
 * signed in: locks are for documents that one may change and in one's own name, and migrations are
 * for the server alone. Payload adds these collections after all plugins.
 */
export async function withOwnLocks(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building;
  for (const collection of config.collections) {
    if (collection.slug === slug) {
      Object.assign(collection.access, { create, update, delete: remove });
      collection.hooks.beforeValidate.unshift(inOwnName);
      collection.hooks.afterRead.push(nameEditor);
    }
    if (collection.slug === 'payload-migrations')
      Object.assign(collection.access, {
        create: nobody,
        read: nobody,
        update: nobody,
        delete: nobody,
      });
  }
  return config;
}
