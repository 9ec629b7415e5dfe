import type { Cdn } from './Cdn.ts';

/**
 * Purges tags at a cache in front; throws where it didn't take them, be it by an answer of 2xx that
 * says so.
 */
export async function sendPurge(cdn: Cdn, tags: readonly string[]): Promise<void> {
  const { url, headers, body } = cdn.purge(tags);
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  if (cdn.isDone && !cdn.isDone(parsed(text))) throw new Error('The answer says: not purged.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
