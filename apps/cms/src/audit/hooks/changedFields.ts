import { isDeepStrictEqual } from 'node:util';

type Doc = Readonly<Record<string, unknown>>;
const never = ['updatedAt', 'createdAt', 'savedBy', 'id', 'password', 'hash', 'salt', 'collection'];

/** Names of the fields of which a save changed the value; nothing counts as an empty list. */
export function changedFields(
  doc: object,
  before: object | undefined,
  except: readonly string[] = [],
): string[] {
  const [is, was] = [doc as Doc, (before ?? {}) as Doc];
  return [...new Set([...Object.keys(is), ...Object.keys(was)])].filter(
    (name) =>
      ![...never, ...except].includes(name) &&
      !isDeepStrictEqual(plain(is[name]), plain(was[name])),
  );
}

const plain = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 0 ? undefined : (value ?? undefined);
