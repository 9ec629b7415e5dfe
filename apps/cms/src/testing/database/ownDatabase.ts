import type { Payload } from 'payload';
import { changeBus } from '../../changes/changeBus.ts';
import { seededDatabase } from './seededDatabase.ts';

type Opened = Map<string, { payload?: Payload }>;

/**
 * Each file of tests finds the database as the seed left it, and opens a Payload of its own: what
 * the file before made or had in memory is gone, so their order doesn't matter.
 */
const store = globalThis as { _payload?: Opened; ownTimers?: NodeJS.Timeout[] };
store.ownTimers ??= noteTimers();
// Payload keeps what it has opened in a global map; whoever asks next opens anew.
if (store._payload?.size) {
  for (const { payload } of store._payload.values()) if (payload) close(payload);
  store._payload.clear();
  for (const timer of store.ownTimers.splice(0)) clearInterval(timer);
  changeBus.removeAllListeners();
  await seededDatabase(process.env).putBack();
}

/** Notes the timers that repeat, so that those of a Payload can end with its file. */
function noteTimers(): NodeJS.Timeout[] {
  const timers: NodeJS.Timeout[] = [];
  const { setInterval } = globalThis;
  const noted = (...args: Parameters<typeof setInterval>) => {
    const timer = setInterval(...args);
    timers.push(timer);
    return timer;
  };
  globalThis.setInterval = Object.assign(noted, setInterval) as typeof setInterval;
  return timers;
}

function close(payload: Payload): void {
  // What it still does in the background fails now, and nobody needs to hear of it.
  payload.logger.level = 'silent';
  const { client, pool } = payload.db as unknown as {
    client?: { close(): void };
    pool?: { end(): Promise<void> };
  };
  client?.close();
  void pool?.end();
}
