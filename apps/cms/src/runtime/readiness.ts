import { globalSingleton } from './globalSingleton.ts';

/** Whether this process can answer calls; replaced when Payload has started. */
export const readiness = globalSingleton('readiness', () => ({
  check: async (): Promise<boolean> => false,
}));
