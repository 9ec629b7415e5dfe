import { globalSingleton } from './globalSingleton.ts';

const acts = globalSingleton('atStop', () => new Set<() => Promise<void>>());

/** Does this before the process ends; the server waits for it for some seconds. */
export const atStop = (act: () => Promise<void>): void => void acts.add(act);

/** Does all of it, side by side. */
export const stopAll = (): Promise<unknown> => Promise.allSettled([...acts].map((act) => act()));
