import { globalSingleton } from './globalSingleton.ts';

const running = globalSingleton('saves', () => new Map<string, Promise<unknown>>());

/**
 * Does what has the same key one after the other: of two saves at the same moment, the second has
 * to see the first.
 */
export async function oneAtATime<T>(key: string, act: () => Promise<T>): Promise<T> {
  const before = running.get(key) ?? Promise.resolve();
  const mine = before.then(act, act);
  const ended = mine.catch(() => undefined);
  running.set(key, ended);
  try {
    return await mine;
  } finally {
    if (running.get(key) === ended) running.delete(key);
  }
}
