import {
  type CollectionSlug,
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type TypedUser,
  updateByIDOperation,
} from 'payload';

/** What ends a trial: all rules have let the save pass, and the first write is next. */
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

/**
 * A database that reads, and throws `Passed` in place of a write. A transaction outlives the trial,
 * which Payload would roll back with it.
 */
const withoutWrites = (db: Payload['db']): Payload['db'] =>
  new Proxy(db, {
    get: (target, name) =>
      writes.has(name)
        ? () => {
            throw new Passed();
          }
        : name === 'rollbackTransaction'
          ? async () => undefined
          : Reflect.get(target, name),
  });

export interface Trial {
  readonly collection: CollectionSlug;
  readonly id: number;
  readonly data: Readonly<Record<string, unknown>>;
  readonly user: TypedUser;
  readonly draft?: boolean;
  /** Languages of the content, and of the admin, in which a refusal is said; a transaction. */
  readonly req?: Partial<Pick<PayloadRequest, 'locale' | 'i18n' | 'transactionID'>>;
}

/**
 * Tries whether a person may save this of a document now, by access and every rule that a save is
 * held to, and writes nothing. Answers what refused it.
 */
export async function tryUpdate(payload: Payload, trial: Trial): Promise<unknown> {
  const { collection, id, data, user, draft = false, req = {} } = trial;
  const db = withoutWrites(payload.db);
  const trying = new Proxy(payload, {
    get: (target, name) => (name === 'db' ? db : Reflect.get(target, name)),
  });
  try {
    await updateByIDOperation({
      id,
      collection: payload.collections[collection],
      data: { ...data },
      draft,
      depth: 0,
      disableTransaction: true,
      overrideAccess: false,
      req: await createLocalReq({ user, req: { ...req } }, trying),
    });
  } catch (error) {
    return error instanceof Passed ? undefined : error;
  }
  return undefined;
}
