import { sharedVariable } from './sharedVariables.ts';

/**
 * Minutes between two checks of the lead path, `LEAD_CHECK_MINUTES`: 15 in production and 0, which
 * is none, elsewhere.
 */
export const readCheckMinutes = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): number =>
  sharedVariable('LEAD_CHECK_MINUTES', env) ?? (env['NODE_ENV'] === 'production' ? 15 : 0);
