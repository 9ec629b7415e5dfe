import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '../../runtime/log.ts';
import { settings } from '../../runtime/settings.ts';

const longestPause = 30_000;
const waiting = new Set<string>();
let running = false;
let waitingSince: number | undefined;

/** Seconds that the oldest purge waits; 0 where none does. */
export const cdnHealth = (now = Date.now()): { readonly lagSeconds: number } => ({
  lagSeconds: waitingSince === undefined ? 0 : (now - waitingSince) / 1000,
});

/**
 * Tells a cache in front what was purged: `POST {PURGE_WEBHOOK} {tags}`, after this process has
 * purged it. What it doesn't take is told again, with back-off, together with whatever was purged
 * since.
 */
export function notifyCdn(tags: readonly string[]): void {
  if (!settings.purgeWebhook) return;
  for (const tag of tags) waiting.add(tag);
  waitingSince ??= Date.now();
  if (!running) void tellAll(settings.purgeWebhook);
}

async function tellAll(webhook: string): Promise<void> {
  running = true;
  for (let failures = 0; waiting.size > 0; ) {
    const tags = [...waiting];
    waiting.clear();
    try {
      await tell(webhook, tags);
      failures = 0;
      waitingSince = waiting.size > 0 ? Date.now() : undefined;
    } catch (error) {
      for (const tag of tags) waiting.add(tag);
      if (failures === 0) log.error({ err: error, tags }, 'the purge webhook failed; trying again');
      failures += 1;
      await sleep(Math.min(longestPause, 250 * 2 ** failures), undefined, { ref: false });
    }
  }
  running = false;
}

async function tell(webhook: string, tags: readonly string[]): Promise<void> {
  const response = await fetch(webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
}
