import cluster from 'node:cluster';
import { flushTraces } from '@concierge/server/traces/spans';
import { loadKeptBrands } from '../content/keptBrands.ts';
import { formsChanged, leadsHealth, startLeads, stopLeads } from '../leads/LeadService.ts';
import { endWith } from '../runtime/endWith.ts';
import { log } from '../runtime/log.ts';
import { settings } from '../runtime/settings.ts';
import { assembleSite, type Purge, type Renderers } from './assembleSite.ts';
import { followBrands } from './feed/followBrands.ts';
import { followChanges } from './feed/followChanges.ts';
import { checkSerialized } from './http/checkSerialized.ts';
import { listen } from './listen.ts';
import { startMetrics } from './metrics/startMetrics.ts';
import { onStop } from './onStop.ts';
import { openDisk } from './openDisk.ts';

/**
 * Starts the site of this process. Alone it follows the change feed itself; as one of several
 * (`WEB_CONCURRENCY`) it is told of changes by the process that started it. SIGTERM and SIGINT let
 * running requests end.
 */
export async function runSite(renderers: Renderers): Promise<void> {
  // React reads it when it is loaded, before this line: here it can only be reported.
  if (process.env.NODE_ENV !== 'production')
    log.warn('NODE_ENV is not "production": pages render at less than half the speed');
  loadKeptBrands();
  const disk = openDisk();
  const { site, purge } = assembleSite(renderers, disk, () => ({ leads: leadsHealth() }));
  const keep = (change: Purge): Purge => {
    const position = disk.position() ?? change.position;
    disk.advance(position, change.tags, change.at);
    return { ...change, position };
  };
  const applyChange = followBrands(keep, (change) => {
    purge(change);
    formsChanged(change.tags);
  });
  // The limits' messages come the same way.
  if (cluster.isWorker)
    process.on('message', (message: object) => 'tags' in message && applyChange(message as Purge));
  await startLeads().catch((error: unknown) =>
    endWith(
      `The outbox of leads in ${settings.dataDir} can't be opened (${error instanceof Error ? error.message : error}).`,
    ),
  );
  await checkSerialized();
  await listen(site.server);
  await startMetrics(site);
  const feed = cluster.isWorker ? undefined : followChanges(disk, applyChange);
  log.info({ port: settings.port, api: settings.contentApi }, 'the site is up');
  onStop(() => {
    site.isReady = false;
    feed?.stop();
    setTimeout(() => {
      site.server.close(() => {
        disk.close();
        void stopLeads()
          .then(flushTraces)
          .finally(() => process.exit(0));
      });
      site.server.closeIdleConnections();
    }, settings.drainMs);
  });
}
