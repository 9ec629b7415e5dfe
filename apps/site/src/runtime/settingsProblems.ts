import { accessSync, constants, statSync } from 'node:fs';
import { readExtraBrands } from '@concierge/brands/extraBrands';
import { pinnedBrand } from '@concierge/brands/registry';
import { secretProblem } from '@concierge/server/start/secretProblem';
import { malformedVariables, thrownSentence } from '@concierge/server/start/variables';
import { siteVariables } from './siteVariables.ts';

/**
 * A sentence for each reason why a site must not start with these settings: in production a secret
 * that can be guessed, and in any case enquiries and tags sent unencrypted, a port to be watched at
 * that is none, a malformed variable, an unknown `BRAND`, a file that can't be read.
 */
export function settingsProblems(env: NodeJS.ProcessEnv): string[] {
  const secrets = env['NODE_ENV'] === 'production' ? ['LEADS_SECRET', 'PREVIEW_SECRET'] : [];
  const problems = [
    ...secrets.map((name) => secretProblem(name, env[name])),
    ...malformedVariables(siteVariables, env),
    thrownSentence(() => readExtraBrands(env['EXTRA_BRANDS'])),
    thrownSentence(() => pinnedBrand(env)),
    fileProblem('GEOIP_DB', env['GEOIP_DB']),
  ];
  return problems.filter((problem) => problem !== undefined);
}

function fileProblem(name: string, file: string | undefined): string | undefined {
  if (!file) return undefined;
  try {
    accessSync(file, constants.R_OK);
    if (statSync(file).isFile()) return undefined;
  } catch {
    // It is missing, or another user's.
  }
  return `${name} names ${file}, which is no file that can be read.`;
}
