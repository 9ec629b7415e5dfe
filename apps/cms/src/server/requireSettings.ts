import { pinnedBrand } from '@concierge/brands/registry';
import { readMetricsPort } from '@concierge/server/metrics/metricsPort';
import { addressProblem } from '@concierge/server/start/addressProblem';
import { secretProblem } from '@concierge/server/start/secretProblem';
import { malformedVariable } from '@concierge/server/start/variables';
import { readAlarmSettings } from '../alarms/settings.ts';
import { readNewsletterService } from '../leads/newsletter/service/settings.ts';
import { cmsVariables } from '../runtime/cmsVariables.ts';
import { readSessionLimits } from '../sessions/readSessionLimits.ts';
import { readSingleSignOn } from '../singleSignOn/settings.ts';
import { mailAddressProblem } from './mailAddressProblem.ts';

/**
 * Ends the process with one sentence where a production backend would run with a guessable secret,
 * send enquiries unencrypted, mail links that lead nowhere, or let people in by settings that it
 * can't read, and where a variable is malformed or `BRAND` is unknown.
 */
export function requireSettings(env: NodeJS.ProcessEnv = process.env): void {
  const problem =
    ['PAYLOAD_SECRET', 'PREVIEW_SECRET', 'LEADS_SECRET']
      .map((name) => secretProblem(name, env[name]))
      .find(Boolean) ??
    ['CRM_URL', 'CRM_TEST_URL'].map((name) => addressProblem(name, env[name])).find(Boolean) ??
    sentenceOf(() => readMetricsPort('CMS_METRICS_PORT', env)) ??
    sentenceOf(() => readAlarmSettings(env)) ??
    sentenceOf(() => readSessionLimits(env)) ??
    sentenceOf(() => readSingleSignOn(env)) ??
    sentenceOf(() => readNewsletterService(env)) ??
    malformedVariable(cmsVariables, env) ??
    sentenceOf(() => pinnedBrand(env)) ??
    mailAddressProblem(env);
  if (!problem) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

function sentenceOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
