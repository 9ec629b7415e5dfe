import { getPayload, type Migration } from 'payload';
import { migrations } from '../src/migrations/postgres/index.ts';
import config from '../src/payload.config.ts';

/** Brings an empty PostgreSQL to where the release before the last migration left it, for tests. */
const payload = await getPayload({ config, disableOnInit: true });
await payload.db.migrate({ migrations: migrations.slice(0, -1) as unknown as Migration[] });
process.exit(0);
