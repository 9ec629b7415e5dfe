import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Environment, type Finding, partFindings } from './deployCheck/Finding.ts';
import { hideSecrets } from './deployCheck/hideSecrets.ts';
import { fail } from './lib/fail.ts';
import { root } from './lib/paths.ts';
import { readEnvironmentFile } from './lib/settings/readEnvironmentFile.ts';
import { resolvePaths, settingsFile } from './lib/settings/settingsFile.ts';

// `npm run deploy:check [-- --env-file FILE]` reads the settings as production would and reaches
// everything that they name; prints a line for each, and ends with 1 where anything is wrong. The
// file may be named by CONCIERGE_ENV, as for every other command.
const named = readFlags()['env-file'] ?? process.env['CONCIERGE_ENV'];
const file = settingsFile(named);
const fromFile = file ? readFile(file) : {};
for (const [name, value] of Object.entries(fromFile)) process.env[name] ??= value;
resolvePaths();
process.env['NODE_ENV'] = 'production';
// As compose.yaml does.
if (process.env['ADMIN_HOST']) {
  process.env['CMS_URL'] ??= `https://${process.env['ADMIN_HOST']}`;
  process.env['TRUST_PROXY'] ??= '1';
}

const findings = await findAll();
const width = Math.max(...findings.map(({ part }) => part.length));
for (const { part, state, sentence } of findings)
  console.log(`${state.padEnd(14)}  ${part.padEnd(width)}  ${hideSecrets(sentence, process.env)}`);
const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
console.log(
  `\n${count('ok')} ok, ${count('wrong')} wrong, ${count('not configured')} not configured`,
);
process.exit(count('wrong') > 0 ? 1 : 0);

/** Imported here, because what reads the environment reads it when it is imported. */
async function findAll(): Promise<Finding[]> {
  const { env } = process;
  const { checkFile, checkSettings } = await import('./deployCheck/checkSettings.ts');
  const { checkDatabase } = await import('./deployCheck/checkDatabase.ts');
  const { checkAuditLog, checkDataFolder } = await import('./deployCheck/checkDisk.ts');
  const { checkBucket } = await import('./deployCheck/checkBucket.ts');
  const { checkMail } = await import('./deployCheck/checkMail.ts');
  const { checkCdn, checkCrm, checkSignIn, checkTraces } = await import(
    './deployCheck/checkCalls.ts'
  );
  const { checkHosts } = await import('./deployCheck/checkHosts.ts');
  const checks: Record<string, (env: Environment) => Promise<Finding | Finding[]>> = {
    database: checkDatabase,
    bucket: checkBucket,
    'mail server': checkMail,
    CRM: checkCrm,
    'single sign-on': checkSignIn,
    traces: checkTraces,
    'cache in front': checkCdn,
    hosts: checkHosts,
  };
  const reached = await Promise.all(
    Object.entries(checks).map(([part, check]) =>
      // One that can't be read takes no other finding away.
      check(env).catch(() => partFindings(part).wrong('its settings can’t be read: correct them.')),
    ),
  );
  return [
    ...(file ? checkFile(file, fromFile, named !== undefined) : []),
    ...(await checkSettings(env)),
    checkDataFolder(env, `${root}/.data`),
    checkAuditLog(env),
    ...reached.flat(),
  ];
}

function readFile(file: string): Record<string, string> {
  if (!existsSync(file)) fail(`There is no file ${file}: copy deploy/example.env there.`);
  const read = readEnvironmentFile(file);
  return typeof read === 'string' ? fail(read) : read;
}

function readFlags() {
  try {
    return parseArgs({ options: { 'env-file': { type: 'string' } } }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}
