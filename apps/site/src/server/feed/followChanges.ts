import { pinnedBrand, registry } from '@concierge/brands/registry';
import type { PageDisk } from '../../cache/pageDisk.ts';
import { instant } from '../../cache/purges.ts';
import { callBackend } from '../../content/backend/backend.ts';
import { bearer } from '../../forms/props/bearer.ts';
import { type Purge, withMissing } from '../assembleSite.ts';
import { purgeQueue } from '../cdn/purgeCdn.ts';
import { ChangeFeed } from './changeFeed.ts';

/**
 * Follows the backend's changes from where the last process stopped. Each purge is written down
 * before it is told, here and for the cache in front, so that neither a crash nor a restart forgets
 * one. Returns the feed, to be stopped.
 */
export function followChanges(disk: PageDisk, report: (purge: Purge) => void): ChangeFeed {
  const inFront = purgeQueue();
  void inFront?.run();
  const feed = new ChangeFeed({
    position: disk.position(),
    ask,
    onChanges: (changed, position) => {
      const purge = { tags: withMissing(changed), at: instant(), position };
      inFront?.add(purge.tags);
      disk.advance(position, purge.tags, purge.at);
      report(purge);
      void inFront?.run();
    },
  });
  void feed.follow();
  return feed;
}

async function ask(since: number, wait: number, signal: AbortSignal): Promise<unknown> {
  const brand = pinnedBrand() ?? registry[0];
  if (!brand) throw new Error('there is no brand');
  const query = { since: String(since), wait: String(wait) };
  const call = { brand, query, headers: bearer, timeoutMs: (wait + 10) * 1000, signal };
  const { status, statusText, data } = await callBackend('/changes', call);
  if (status !== 200) throw new Error(`changes: ${status} ${statusText}`);
  return data;
}
