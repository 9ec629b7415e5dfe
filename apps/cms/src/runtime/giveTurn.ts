import { setImmediate } from 'node:timers/promises';

/**
 * Lets what came meanwhile have its turn. SQLite works on this thread: a loop over documents that
 * awaits nothing else has every visitor and editor wait for its end.
 */
export const giveTurn = (): Promise<void> => setImmediate();
