import type { postgresAdapter } from '@payloadcms/db-postgres';
import type { sqliteAdapter } from '@payloadcms/db-sqlite';
import type { PaginatedDocs, QueryDraftsArgs } from 'payload';

type Adapter = ReturnType<typeof sqliteAdapter> | ReturnType<typeof postgresAdapter>;
type Read = (this: unknown, args: QueryDraftsArgs) => Promise<PaginatedDocs<{ id: number }>>;
type Reads = Readonly<Record<'find' | 'queryDrafts', Read>>;

/**
 * Payload's adapter, by which a later page of a list is read by the ids of its rows: a database
 * would put together the texts of each row before it, too, on PostgreSQL for half a minute where
 * there are 100,000.
 */
export const quickLaterPages = <A extends Adapter>(adapter: A): A => ({
  ...adapter,
  init: (args: Parameters<A['init']>[0]) => {
    const made = adapter.init(args as never);
    const { find, queryDrafts } = made as unknown as Reads;
    return Object.assign(made, {
      find: byIds(find, 'id'),
      queryDrafts: byIds(queryDrafts, 'parent'),
    });
  },
});

/** The same, but for later pages first the ids alone, then what has them. */
const byIds = (read: Read, key: 'id' | 'parent'): Read =>
  async function readByIds(args) {
    const { page = 1, limit = 0 } = args;
    if (page <= 1 || limit <= 0) return read.call(this, args);
    const found = await read.call(this, { ...args, select: { [key]: true } });
    const ids = found.docs.map(({ id }) => id);
    if (ids.length === 0) return found;
    const where = { [key]: { in: ids } };
    const { docs } = await read.call(this, { ...args, where, page: 1, pagination: false });
    return { ...found, docs: docs.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) };
  };
