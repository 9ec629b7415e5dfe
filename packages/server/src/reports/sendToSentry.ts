import { randomUUID } from 'node:crypto';
import type { ErrorSink } from './errorSink.ts';
import { type EventSource, sentryEvent } from './sentryEvent.ts';

const sendTimeoutMs = 5000;
/**
 * Events on their way at the same time, and within a minute: a storm of errors is not passed on.
 */
const atOnce = 5;
const aMinute = 60;

/**
 * Sends errors to the Sentry-compatible endpoint that a DSN names
 * (`https://key@host/path/project`). Errors on the way there are dropped: the log has everything,
 * and must not fill with them. Throws for a DSN without key or project.
 */
export function sendToSentry(dsn: string, source: EventSource): ErrorSink {
  const { endpoint, key } = parseDsn(dsn);
  let [running, sent, minute, silentUntil] = [0, 0, 0, 0];
  return async (logged) => {
    const now = Date.now();
    if (Math.floor(now / 60_000) !== minute) [minute, sent] = [Math.floor(now / 60_000), 0];
    if (now < silentUntil || running >= atOnce || sent >= aMinute) return;
    running += 1;
    sent += 1;
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=concierge/1, sentry_key=${key}`,
        },
        body: envelope(sentryEvent(logged, source, randomUUID().replaceAll('-', ''))),
        redirect: 'manual',
        signal: AbortSignal.timeout(sendTimeoutMs),
      });
      await response.arrayBuffer();
      if (response.status === 429)
        silentUntil = now + (Number(response.headers.get('retry-after')) || 60) * 1000;
    } catch {
      // Nobody but the log can be told.
    } finally {
      running -= 1;
    }
  };
}

function parseDsn(dsn: string): { readonly endpoint: string; readonly key: string } {
  const { protocol, host, username: key, pathname } = new URL(dsn);
  const [, prefix, project] = /^(.*)\/(\d+)\/?$/.exec(pathname) ?? [];
  if (!key || !project) throw new Error('SENTRY_DSN must be like https://key@host/1.');
  return { endpoint: `${protocol}//${host}${prefix}/api/${project}/envelope/`, key };
}

/** Header, item header and item, each a line of JSON. */
function envelope(event: Readonly<Record<string, unknown>>): string {
  const item = JSON.stringify(event);
  const head = { event_id: event['event_id'], sent_at: new Date().toISOString() };
  const itemHead = { type: 'event', length: Buffer.byteLength(item) };
  return `${JSON.stringify(head)}\n${JSON.stringify(itemHead)}\n${item}\n`;
}
