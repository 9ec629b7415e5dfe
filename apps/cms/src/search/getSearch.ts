import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import type { Payload } from 'payload';
import { isPostgres } from '../runtime/isPostgres.ts';
import { perPayload } from '../runtime/perPayload.ts';
import { foldedWords } from '../text/fold.ts';
import { QueryCounter } from './QueryCounter.ts';
import { Search, type SynonymGroup } from './search.ts';
import { type PostgresConnection, postgresStore } from './store/postgresStore.ts';
import { type SqliteConnection, sqliteStore } from './store/sqliteStore.ts';
import type { SearchStore } from './store/store.ts';

interface Installed {
  readonly store: SearchStore;
  readonly search: Search;
  readonly counter: QueryCounter;
}

/** The search of one Payload instance, in its own database. */
export const getSearch = perPayload('search', (payload): Installed => {
  const { store, write } = searchDatabase(payload);
  const counter = new QueryCounter(write, (error) =>
    payload.logger.warn({ err: error }, 'search count'),
  );
  return { store, counter, search: new Search(store, () => loadSynonyms(payload)) };
});

function searchDatabase(payload: Payload): {
  store: SearchStore;
  write: (query: unknown) => Promise<unknown>;
} {
  if (isPostgres(payload)) {
    const db = (payload.db as unknown as PostgresAdapter).drizzle as unknown as PostgresConnection;
    return { store: postgresStore(db), write: (query) => db.execute(query) };
  }
  const db = (payload.db as unknown as SQLiteAdapter).drizzle as unknown as SqliteConnection;
  return { store: sqliteStore(db), write: (query) => db.run(query) };
}

/** Milliseconds that synonyms are kept before they are read again. */
const synonymAge = 5000;
const getSynonymCache = perPayload('synonyms', () => ({
  at: Number.NEGATIVE_INFINITY,
  groups: Promise.resolve<SynonymGroup[]>([]),
}));

function loadSynonyms(payload: Payload): Promise<SynonymGroup[]> {
  const cache = getSynonymCache(payload);
  if (Date.now() - cache.at < synonymAge) return cache.groups;
  cache.at = Date.now();
  cache.groups = payload
    .find({
      collection: 'search-synonyms',
      depth: 0,
      pagination: false,
      limit: 5000,
      overrideAccess: true,
    })
    .then(({ docs }) =>
      docs.map(({ lang, brand, words }) => ({
        lang,
        brand: brand ?? undefined,
        words: words
          .split(/[\n,;]/)
          .map(foldedWords)
          .filter((entry) => entry.length > 0),
      })),
    );
  return cache.groups;
}
