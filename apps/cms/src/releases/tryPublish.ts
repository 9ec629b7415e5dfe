import {
  APIError,
  createLocalReq,
  type Payload,
  type TypedUser,
  updateByIDOperation,
} from 'payload';
import type { Released, ReleaseRefusal } from './states.ts';

/** What ends a trial: all rules have let the publication pass, and the first write is next. */
class Passed extends Error {}

const writes: ReadonlySet<PropertyKey> = new Set([
  'create',
  'createVersion',
  'deleteMany',
  'deleteOne',
  'updateMany',
  'updateOne',
  'updateVersion',
  'upsert',
]);

/** A database that reads, and throws `Passed` in place of a write. */
const withoutWrites = (db: Payload['db']): Payload['db'] =>
  new Proxy(db, {
    get: (target, name) =>
      writes.has(name)
        ? () => {
            throw new Passed();
          }
        : Reflect.get(target, name),
  });

/**
 * Tries whether a person may publish the newest draft of a document now, by access and every rule
 * that a save is held to, and writes nothing.
 */
export async function tryPublish(
  payload: Payload,
  user: TypedUser,
  document: Released,
): Promise<ReleaseRefusal | undefined> {
  if (!(await isThere(payload, document))) return { document, reason: 'gone' };
  const db = withoutWrites(payload.db);
  const trying = new Proxy(payload, {
    get: (target, name) => (name === 'db' ? db : Reflect.get(target, name)),
  });
  try {
    await updateByIDOperation({
      id: document.value,
      collection: payload.collections[document.relationTo],
      data: { _status: 'published' },
      depth: 0,
      disableTransaction: true,
      overrideAccess: false,
      req: await createLocalReq({ user }, trying),
    });
  } catch (error) {
    return error instanceof Passed ? undefined : refusalBy(error, document, user.email);
  }
  return undefined;
}

/** Outside the trash; of what is in it a person's own access would say that it is foreign. */
async function isThere(payload: Payload, { relationTo, value }: Released): Promise<boolean> {
  const where = { id: { equals: value } };
  const found = await payload.count({ collection: relationTo, where, overrideAccess: true });
  return found.totalDocs > 0;
}

/** What an error of a publication says about the document; thrown on where it is ours. */
export function refusalBy(error: unknown, document: Released, by: string): ReleaseRefusal {
  if (!(error instanceof APIError) || error.status >= 500) throw error;
  if (error.status === 404) return { document, reason: 'gone' };
  const { errors } = (error.data ?? {}) as { errors?: { label?: unknown; message: string }[] };
  if (error.status === 403 && !errors) return { document, reason: 'access', by };
  const detail =
    errors
      ?.map(({ label, message }) => (typeof label === 'string' ? `${label}: ${message}` : message))
      .join('; ') ?? error.message;
  return { document, reason: 'invalid', detail };
}
