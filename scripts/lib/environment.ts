import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { pattern } from '@concierge/server/start/variableKinds';
import { malformedVariable, schemaOf, type Variables } from '@concierge/server/start/variables';
import { cmsVariables } from '../../apps/cms/src/runtime/cmsVariables.ts';
import { siteVariables } from '../../apps/site/src/runtime/siteVariables.ts';
import { fail } from './fail.ts';
import { root } from './paths.ts';

/** Every variable that the product reads (`.env.example` explains them). */
export const variables: Variables = {
  ...cmsVariables,
  ...siteVariables,
  BACKUP_KEY: pattern(/^(age1|AGE-SECRET-KEY-)/, 'must begin with age1 or AGE-SECRET-KEY-'),
};

/**
 * Reads `.env` beside package.json into the environment; variables that are already set win. An
 * unknown name in the file, or a malformed value of a known one, ends the process with one
 * sentence.
 */
export function loadEnvironment(): void {
  const file = `${root}/.env`;
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  for (const [name, value] of Object.entries(fromFile)) {
    if (!schemaOf(variables, name))
      fail(`.env sets ${name}, which nothing reads. .env.example lists every variable.`);
    process.env[name] ??= value;
  }
  const problem = malformedVariable(variables, process.env);
  if (problem) fail(problem);
}
