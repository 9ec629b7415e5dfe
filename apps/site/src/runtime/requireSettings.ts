import { readMetricsPort } from '@concierge/server/metrics/metricsPort';
import { addressProblem } from '@concierge/server/start/addressProblem';
import { readCheckMinutes } from '@concierge/server/start/checkMinutes';
import { secretProblem } from '@concierge/server/start/secretProblem';
import { endWith } from './endWith.ts';

/**
 * Ends the process with one sentence where a production site would sign with a secret that can be
 * guessed, send enquiries and tags unencrypted, or be watched at a port that is none.
 */
export function requireSettings(env: NodeJS.ProcessEnv = process.env): void {
  const secrets = env['NODE_ENV'] === 'production' ? ['LEADS_SECRET', 'PREVIEW_SECRET'] : [];
  const addresses = Object.keys(env).filter(
    (name) => name === 'PURGE_WEBHOOK' || name.startsWith('LEAD_ACTION_'),
  );
  const problem =
    secrets.map((name) => secretProblem(name, env[name])).find(Boolean) ??
    addresses.map((name) => addressProblem(name, env[name])).find(Boolean);
  if (problem) endWith(problem);
  try {
    readMetricsPort('METRICS_PORT', env);
    readCheckMinutes(env);
  } catch (error) {
    endWith((error as Error).message);
  }
}
