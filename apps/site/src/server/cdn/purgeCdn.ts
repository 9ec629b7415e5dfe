import cluster from 'node:cluster';
import { join } from 'node:path';
import { settings } from '../../runtime/settings.ts';
import type { Cdn } from './Cdn.ts';
import { cdn, tagAtCdn } from './inFront.ts';
import { PurgeQueue } from './PurgeQueue.ts';
import { sendPurge } from './sendPurge.ts';

let queue: PurgeQueue | undefined;

/**
 * What waits to be purged at the cache in front, from this process and those before it; undefined
 * where there is no such cache. Opened by the process that follows the changes.
 */
export function purgeQueue(): PurgeQueue | undefined {
  if (cdn) queue ??= queueFor(cdn);
  return queue;
}

/** What a site process has the one that follows the changes purge at the cache in front. */
interface PurgeInFront {
  readonly purgeInFront: readonly string[];
}

/** Purges tags at the cache in front; one of several processes has the first one do it. */
export function purgeInFront(tags: readonly string[]): void {
  if (cluster.isWorker) process.send?.({ purgeInFront: tags } satisfies PurgeInFront);
  else {
    purgeQueue()?.add(tags);
    void purgeQueue()?.run();
  }
}

/** Takes the messages of `purgeInFront` in the first of several processes. */
export function purgeForWorkers(): void {
  cluster.on('message', (_, message: object) => {
    if ('purgeInFront' in message) purgeInFront((message as PurgeInFront).purgeInFront);
  });
}

const queueFor = (own: Cdn): PurgeQueue =>
  new PurgeQueue({
    file: join(settings.dataDir, 'cdn-purges.json'),
    tagsPerCall: own.tagsPerCall,
    purge: (tags) => sendPurge(own, tags.map(tagAtCdn)),
  });

/** Seconds that the oldest purge waits; 0 where none does, and in processes that purge nothing. */
export const purgeLag = (): number => queue?.lagSeconds() ?? 0;
