import { setTimeout as sleep } from 'node:timers/promises';
import { getPayload } from 'payload';
import config from '../../payload.config.ts';
import { runSql } from '../../runtime/database/runSql.ts';
import { indexChanges } from '../../search/indexer.ts';

/**
 * Starts Payload on what was seeded and waits until what a first start makes in the background is
 * there, so that no file of tests makes it anew.
 */
const payload = await getPayload({ config });
await indexChanges(payload);
const uncounted = `select 1 from pages where _status = 'published'
  and not exists (select 1 from translation_counts c where c.page = pages.id) limit 1`;
while ((await runSql(payload, uncounted)).length > 0) await sleep(100);
await payload.destroy();
process.exit(0);
