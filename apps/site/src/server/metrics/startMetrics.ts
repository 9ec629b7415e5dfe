import cluster from 'node:cluster';
import { counter, gauge, registry } from '@concierge/server/metrics/metrics';
import { serveMetrics } from '@concierge/server/metrics/serveMetrics';
import { watchRequests } from '@concierge/server/metrics/watchRequests';
import { AggregatorRegistry, collectDefaultMetrics } from 'prom-client';
import { backendHealth } from '../../content/backend/backendHealth.ts';
import { leadsHealth } from '../../leads/LeadService.ts';
import { endWith } from '../../runtime/endWith.ts';
import { variable } from '../../runtime/siteVariables.ts';
import { purgeLag } from '../cdn/purgeCdn.ts';
import { pageAnswers } from '../pages/pageFront.ts';
import type { Site } from '../site.ts';
import { requestKind } from './requestKind.ts';
import { withOwnMetrics } from './withOwnMetrics.ts';

/** Whether the private port was asked for. */
export const hasMetrics = (): boolean => variable('METRICS_PORT') !== undefined;

/**
 * Counts what this site process does and opens its private port, `METRICS_PORT`; nothing where that
 * is not set. One of several processes (`WEB_CONCURRENCY`) leaves the port to the one that started
 * it.
 */
export async function startMetrics(site: Site): Promise<void> {
  if (!hasMetrics()) return;
  watchRequests(site.server, requestKind);
  measure();
  if (cluster.isWorker) return shareMetrics();
  measurePurges();
  await openMetrics(() => site.isReady);
}

/** Opens the port of a cluster: the metrics of all its processes, added up. */
export async function startClusterMetrics(isReady: () => boolean): Promise<void> {
  if (!hasMetrics()) return;
  measurePurges();
  const workers = new AggregatorRegistry();
  await openMetrics(isReady, async () => withOwnMetrics(await workers.clusterMetrics(), registry));
}

/** Lets this process answer when the one that started it asks for metrics. */
function shareMetrics(): void {
  collectDefaultMetrics({ register: registry });
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
}

async function openMetrics(isReady: () => boolean, read?: () => Promise<string>): Promise<void> {
  const port = variable('METRICS_PORT');
  if (port === undefined) return;
  const host = variable('METRICS_HOST') ?? '127.0.0.1';
  await serveMetrics({ port, host, isReady, ...(read ? { read } : {}) }).catch(
    (error: NodeJS.ErrnoException) =>
      endWith(
        `METRICS_PORT ${port} can't be used on ${host} (${error.code ?? error.message}). Choose another one.`,
      ),
  );
}

function measure(): void {
  counter({
    name: 'concierge_page_answers_total',
    help: 'Pages by where they came from: memory, disk, rendered for this visitor, or stale.',
    labelNames: ['from'],
    collect() {
      this.reset();
      for (const [from, count] of Object.entries(pageAnswers)) this.inc({ from }, count);
    },
  });
  // Processes of one machine share the outbox: the largest is the true one.
  const ofOutbox = (name: string, help: string, key: keyof ReturnType<typeof leadsHealth>) =>
    gauge({
      name,
      help,
      aggregator: 'max',
      collect() {
        this.set(leadsHealth()[key]);
      },
    });
  ofOutbox('concierge_outbox_leads', 'Enquiries that the backend has not taken yet.', 'pending');
  ofOutbox('concierge_outbox_dead_letters', 'Enquiries that the backend refused.', 'deadLetters');
  ofOutbox(
    'concierge_outbox_oldest_seconds',
    'Age of the oldest enquiry that the backend has not taken.',
    'oldestPendingSeconds',
  );
  gauge({
    name: 'concierge_backend_down',
    help: '1 while the backend does not answer.',
    aggregator: 'max',
    collect() {
      this.set(Number(backendHealth.isDown));
    },
  });
}

/** Counts what the process that follows the changes does for all. */
function measurePurges(): void {
  gauge({
    name: 'concierge_cdn_purge_lag_seconds',
    help: 'Seconds that the oldest purge waits to be taken by the cache in front.',
    aggregator: 'max',
    collect() {
      this.set(purgeLag());
    },
  });
}
