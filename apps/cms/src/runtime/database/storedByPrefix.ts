import type { Payload } from 'payload';

/**
 * What `payload.kv` has under keys of this beginning; by itself Payload only lists all keys. The
 * beginning has no character that is special in SQL's `like`.
 */
export async function storedByPrefix<T>(
  payload: Payload,
  prefix: string,
): Promise<ReadonlyMap<string, T>> {
  const { docs } = await payload.db.find<{ key: string; data: T }>({
    collection: 'payload-kv',
    where: { key: { like: prefix } },
    sort: 'key',
    limit: 0,
    pagination: false,
  });
  return new Map(
    docs.filter(({ key }) => key.startsWith(prefix)).map(({ key, data }) => [key, data]),
  );
}
