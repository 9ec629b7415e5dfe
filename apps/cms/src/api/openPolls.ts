import { globalSingleton } from '../runtime/globalSingleton.ts';

/**
 * Calls of the change feed that may wait at the same time: each asks the database once a second.
 */
export const maxOpenPolls = 100;

const counter = globalSingleton('openPolls', () => ({ open: 0 }));

/** Runs a call that waits; undefined where too many wait already. */
export async function asOpenPoll<T>(wait: () => Promise<T>): Promise<T | undefined> {
  if (counter.open >= maxOpenPolls) return undefined;
  counter.open += 1;
  try {
    return await wait();
  } finally {
    counter.open -= 1;
  }
}
