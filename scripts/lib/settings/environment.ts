import { basename } from 'node:path';
import { readExtraBrands } from '@concierge/brands/extraBrands';
import { pattern } from '@concierge/server/start/variableKinds';
import {
  malformedVariable,
  thrownSentence,
  type Variables,
  variableSchema,
} from '@concierge/server/start/variables';
import { cmsVariables } from '../../../apps/cms/src/runtime/cmsVariables.ts';
import { siteVariables } from '../../../apps/site/src/runtime/siteVariables.ts';
import { fail } from '../fail.ts';
import { readEnvironmentFile } from './readEnvironmentFile.ts';
import { resolvePaths, settingsFile } from './settingsFile.ts';

/** Every variable that the product reads (`.env.example` explains them). */
export const variables: Variables = {
  ...cmsVariables,
  ...siteVariables,
  BACKUP_KEY: pattern(/^(age1|AGE-SECRET-KEY-)/, 'must begin with age1 or AGE-SECRET-KEY-'),
};

/** Variables of compose.yaml alone. */
const ofCompose = ['POSTGRES_PASSWORD', 'ADMIN_HOST', 'SITE_HOSTS', 'ACME_EMAIL'];

/** Whether the product, compose.yaml, Node or the memory's allocator reads this variable. */
export const isKnownVariable = (name: string): boolean =>
  variableSchema(variables, name) !== undefined ||
  ofCompose.includes(name) ||
  /^(NODE_|MALLOC_)/.test(name);

/**
 * Reads the file that `CONCIERGE_ENV` names, else `.env` beside package.json, into the environment;
 * variables that are already set win. A line that is no setting or an unknown name in the file, or
 * a malformed value of a known one, ends the process with one sentence.
 */
export function loadEnvironment(): void {
  const file = settingsFile();
  const problem = file ? loadFile(file) : undefined;
  resolvePaths();
  const sentence =
    problem ??
    malformedVariable(variables, process.env) ??
    thrownSentence(() => readExtraBrands(process.env['EXTRA_BRANDS']));
  if (sentence) fail(sentence);
}

function loadFile(file: string): string | undefined {
  const read = readEnvironmentFile(file);
  if (typeof read === 'string') return read;
  for (const [name, value] of Object.entries(read)) {
    if (!isKnownVariable(name))
      return `${basename(file)} sets ${name}, which nothing reads. .env.example lists every variable.`;
    process.env[name] ??= value;
  }
  return undefined;
}
