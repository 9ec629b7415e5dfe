import type { PageDisk } from '../cache/pageDisk.ts';
import { everything, instant, purges } from '../cache/purges.ts';
import { backendHealth } from '../content/backend/backendHealth.ts';
import { settings } from '../runtime/settings.ts';
import { serveService } from './services.ts';
import { Site, type SiteParts } from './site.ts';

/** A purge as it is told to every process: what, when, and how far the change feed is with it. */
export interface Purge {
  readonly tags: readonly string[];
  readonly at: number;
  readonly position: number;
}

export interface AssembledSite {
  readonly site: Site;
  /** Makes what bears these tags stale, and renders the most visited pages anew. */
  readonly purge: (purge: Purge) => void;
}

export type Renderers = Pick<SiteParts, 'clientDir' | 'render' | 'renderRequest' | 'timeouts'>;

/**
 * The site of one process with all its parts, before it has a port; `facts` go to `/healthz`, for
 * those who bear its token. What was purged in earlier processes is purged in this one.
 */
export function assembleSite(
  renderers: Renderers,
  disk: PageDisk,
  facts: () => Record<string, unknown> = () => ({}),
): AssembledSite {
  for (const [tag, at] of disk.purges()) purges.purge([tag], at);
  let position = disk.position() ?? 0;
  const site = new Site({
    ...renderers,
    serveService,
    disk,
    purges,
    pageMemory: settings.pageMemory,
    healthToken: settings.healthToken,
    isBackendDown: () => backendHealth.isDown,
    facts: () => ({ position, backend: backendHealth.isDown ? 'down' : 'up', ...facts() }),
  });
  const purge = (change: Purge) => {
    position = change.position;
    // Not earlier than by the clock of this process, which its pages are dated by.
    purges.purge(change.tags, Math.max(change.at, instant()));
    void site.refresher.refresh(change.tags);
  };
  return { site, purge };
}

/** Any change may publish something at an address where nothing was. */
export const withMissing = (tags: readonly string[]): readonly string[] =>
  tags.includes(everything) ? tags : [...tags, 'missing'];
