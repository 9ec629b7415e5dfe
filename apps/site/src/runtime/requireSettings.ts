import { pinnedBrand } from '@concierge/brands/registry';
import { readMetricsPort } from '@concierge/server/metrics/metricsPort';
import { addressProblem } from '@concierge/server/start/addressProblem';
import { readCheckMinutes } from '@concierge/server/start/checkMinutes';
import { secretProblem } from '@concierge/server/start/secretProblem';
import { malformedVariable } from '@concierge/server/start/variables';
import { endWith } from './endWith.ts';
import { siteVariables } from './siteVariables.ts';

/**
 * Ends the process with one sentence where a production site would sign with a secret that can be
 * guessed, send enquiries and tags unencrypted, or be watched at a port that is none, and any where
 * a variable is malformed.
 */
export function requireSettings(env: NodeJS.ProcessEnv = process.env): void {
  const secrets = env['NODE_ENV'] === 'production' ? ['LEADS_SECRET', 'PREVIEW_SECRET'] : [];
  const addresses = Object.keys(env).filter((name) =>
    /^(PURGE_WEBHOOK|CDN_API|LEAD_ACTION_.*)$/.test(name),
  );
  const problem =
    secrets.map((name) => secretProblem(name, env[name])).find(Boolean) ??
    addresses.map((name) => addressProblem(name, env[name])).find(Boolean) ??
    malformedVariable(siteVariables, env);
  if (problem) endWith(problem);
  try {
    readMetricsPort('METRICS_PORT', env);
    readCheckMinutes(env);
    pinnedBrand(env);
  } catch (error) {
    endWith((error as Error).message);
  }
}
