import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { root } from '../lib/paths.ts';

/**
 * Files of the product that may read `process.env`, with the reason; all others read a variable by
 * `variable` of their app, which the compiler refuses for a name without a schema.
 */
const readers: Readonly<Record<string, string>> = {
  'packages/server/src/start/variables.ts': 'the reader itself',
  'packages/server/src/logs/quietProcess.ts': 'runs in both servers, before anything else',
  'packages/server/src/start/checkMinutes.ts': 'takes an environment, this one by default',
  'packages/brands/src/registry.ts': 'runs in both servers; families by code of a brand',
  'apps/site/src/runtime/settings.ts': 'settings of the process',
  'apps/site/src/runtime/requireSettings.ts': 'checks the whole environment',
  'apps/site/src/runtime/security/csp.ts': 'takes an environment, this one by default',
  'apps/site/src/routing/hosts.ts': 'takes an environment, this one by default',
  'apps/site/src/server/entry.ts': 'gives Astro its environment; role of the picture process',
  'apps/site/src/server/drawing/pictures.ts': 'passes the environment on to a process',
  'apps/site/src/server/runSite.ts': 'NODE_ENV is a constant of the build',
  'apps/cms/src/runtime/env.ts': 'NEXT_PHASE is a constant of the build',
  'apps/cms/src/instrumentation.ts': 'NEXT_RUNTIME and NEXT_PHASE are constants of the build',
  'apps/cms/src/server/requireSettings.ts': 'checks the whole environment',
  'apps/cms/src/server/serve.ts': 'sets NODE_ENV for Next',
  'apps/cms/src/alarms/settings.ts': 'takes an environment, this one by default',
  'apps/cms/src/server/requests/hostRefusal.ts': 'takes an environment, this one by default',
  'apps/cms/src/singleSignOn/settings.ts': 'parses OIDC_* of an environment',
  'apps/cms/src/leads/newsletter/service/settings.ts': 'parses NEWSLETTER_* of an environment',
  'apps/cms/src/testing/database/ownDatabase.ts': 'starts tests',
  'apps/cms/src/testing/globalSetup.ts': 'starts tests',
};

const problems: string[] = [];
const found = new Set<string>();
for await (const file of glob('{apps,packages}/*/src/**/*.{ts,tsx,astro}', { cwd: root })) {
  if (/\.test\.tsx?$/.test(file)) continue;
  if (!/\bprocess\.env\b/.test(readFileSync(`${root}/${file}`, 'utf8'))) continue;
  found.add(file);
  if (!Object.hasOwn(readers, file))
    problems.push(`${file}: reads process.env; read a variable by \`variable\` of its app`);
}
for (const file of Object.keys(readers))
  if (!found.has(file)) problems.push(`${file}: does not read process.env; take it off the list`);

for (const problem of problems) console.error(problem);
process.exit(problems.length ? 1 : 0);
