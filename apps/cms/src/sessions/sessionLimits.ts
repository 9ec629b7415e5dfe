import { readSessionLimits } from './readSessionLimits.ts';

/** How long sessions of this process last. */
export const sessionLimits = readSessionLimits(process.env);
