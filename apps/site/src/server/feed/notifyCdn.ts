import { log } from '../log.ts';

const webhook = process.env['PURGE_WEBHOOK'];

/** Tells a CDN in front what was purged: `POST {PURGE_WEBHOOK} {tags}`, after this process has purged it (issue 7.6). */
export function notifyCdn(tags: readonly string[]): void {
  if (!webhook) return;
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(10_000),
  };
  fetch(webhook, request).catch((error: unknown) => log.error({ err: error, tags }, 'the purge webhook failed'));
}
