import { registry } from '@concierge/brands/registry';
import { callBackend } from '../content/backend.ts';
import { backendHealth } from '../content/backendHealth.ts';
import { formsChanged, leadsHealth, startLeads, stopLeads } from '../leads/leadsDesk.ts';
import { ChangeFeed } from './feed/changeFeed.ts';
import { notifyCdn } from './feed/notifyCdn.ts';
import { pinnedBrand } from './hosts.ts';
import { log } from './log.ts';
import { PageDisk } from './pages/pageDisk.ts';
import { everything, instant, purges } from './purges.ts';
import { serveService } from './services.ts';
import { settings } from './settings.ts';
import { Site, type SiteParts } from './site.ts';

/** Starts the site of this process: pages from disk, the change feed, the port; ends in order on SIGTERM and SIGINT. */
export async function runSite(parts: Pick<SiteParts, 'clientDir' | 'render' | 'renderRequest'>): Promise<void> {
  // React reads it when it is loaded, before this line: here it can only be reported.
  if (process.env.NODE_ENV !== 'production') log.warn('NODE_ENV is not "production": pages render at less than half the speed');
  const disk = openDisk();
  for (const [tag, at] of disk.purges()) purges.purge([tag], at);
  const site = new Site({
    ...parts,
    serveService,
    disk,
    purges,
    pageMemory: settings.pageMemory,
    trustProxy: settings.trustProxy,
    isBackendDown: () => backendHealth.isDown,
    facts: () => ({ position: feed.position, backend: backendHealth.isDown ? 'down' : 'up', leads: leadsHealth() }),
  });
  const feed = new ChangeFeed({
    position: disk.position(),
    ask: async (since, wait, signal) => (await callBackend('/changes', feedCall(since, wait, signal))).data,
    onChanges: (tags, position) => {
      const at = instant();
      const purged = [...tags, ...(tags.includes(everything) ? [] : ['missing'])];
      disk.advance(position, purged, at);
      purges.purge(purged, at);
      void site.renewal.refresh(tags);
      notifyCdn(tags);
      formsChanged(tags);
    },
  });
  await startLeads().catch((error: unknown) =>
    fail(`The lead spool in ${settings.dataDir} can't be opened (${error instanceof Error ? error.message : error}).`),
  );
  await listen(site);
  void feed.follow();
  const stop = () => {
    site.isReady = false;
    feed.stop();
    setTimeout(() => {
      site.server.close(() => {
        disk.close();
        void stopLeads().finally(() => process.exit(0));
      });
      site.server.closeIdleConnections();
      setTimeout(() => process.exit(1), 10_000).unref();
    }, settings.drainMs);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const feedCall = (since: number, wait: number, signal: AbortSignal) => ({
  brand: pinnedBrand() ?? registry[0] ?? fail('there is no brand'),
  query: { since: String(since), wait: String(wait) },
  timeoutMs: (wait + 10) * 1000,
  signal,
});

function openDisk(): PageDisk {
  try {
    return new PageDisk(`${settings.dataDir}/pages`, settings.pageDisk);
  } catch (error) {
    return fail(
      `The folder ${settings.dataDir}/pages can't be written (${error instanceof Error ? error.message : error}). Choose another one with DATA_DIR.`,
    );
  }
}

function listen(site: Site): Promise<void> {
  return new Promise((done) => {
    site.server.once('error', (error: NodeJS.ErrnoException) => fail(sentenceFor(error)));
    site.server.listen(settings.port, settings.host, () => {
      log.info({ port: settings.port, api: settings.contentApi }, 'the site is up');
      done();
    });
  });
}

function sentenceFor(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${settings.port} is in use by another program. Stop that one, or choose another port with PORT.`;
  if (error.code === 'EACCES') return `Port ${settings.port} may not be used by this user. Choose one above 1023 with PORT.`;
  return `The site can't listen on port ${settings.port}: ${error.message}.`;
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
