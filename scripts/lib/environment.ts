import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import {
  type SettingsSchema,
  schemaOf,
  settingsProblem,
} from '@concierge/server/settings/settingsProblem';
import * as z from 'zod/mini';
import { cmsSettings } from '../../apps/cms/src/runtime/cmsSettings.ts';
import { siteSettings } from '../../apps/site/src/runtime/siteSettings.ts';
import { fail } from './fail.ts';
import { root } from './paths.ts';

/** What both servers and the commands read (`.env.example` explains each). */
export const variables: SettingsSchema = {
  ...siteSettings,
  ...cmsSettings,
  BACKUP_KEY: z
    .string()
    .check(z.regex(/^(age1|AGE-SECRET-KEY-)/, 'must begin with age1 or AGE-SECRET-KEY-')),
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
  const problem = settingsProblem(variables, process.env);
  if (problem) fail(problem);
}
