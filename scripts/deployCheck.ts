import { existsSync, readFileSync } from 'node:fs';
import { parseArgs, parseEnv } from 'node:util';
import type { Finding } from './deployCheck/Finding.ts';
import { hideSecrets } from './deployCheck/hideSecrets.ts';
import { fail } from './lib/fail.ts';
import { root } from './lib/paths.ts';

// `npm run deploy:check [-- --env-file FILE]` reads the settings as production would and reaches
// everything that they name; prints a line for each, and ends with 1 where anything is wrong.
const { 'env-file': named } = parseArgs({ options: { 'env-file': { type: 'string' } } }).values;
if (named && !existsSync(named)) fail(`There is no file ${named}: copy deploy/example.env there.`);
const standard = `${root}/.env`;
const file = named ?? (existsSync(standard) ? standard : undefined);
const fromFile = file ? parseEnv(readFileSync(file, 'utf8')) : {};
for (const [name, value] of Object.entries(fromFile)) process.env[name] ??= value;
process.env['NODE_ENV'] = 'production';
// As compose.yaml does.
if (process.env['ADMIN_HOST']) process.env['CMS_URL'] ??= `https://${process.env['ADMIN_HOST']}`;

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
  const extra = env['EXTRA_BRANDS'];
  if (extra && !existsSync(extra)) fail(`EXTRA_BRANDS names ${extra}, which is not there.`);
  const { checkFile, checkSettings } = await import('./deployCheck/checkSettings.ts');
  const { checkDatabase, checkDataFolder } = await import('./deployCheck/checkDatabase.ts');
  const { checkBucket } = await import('./deployCheck/checkBucket.ts');
  const { checkMail } = await import('./deployCheck/checkMail.ts');
  const { checkCdn, checkCrm, checkSignIn, checkTraces } = await import(
    './deployCheck/checkCalls.ts'
  );
  const { checkHosts } = await import('./deployCheck/checkHosts.ts');
  const reached = await Promise.all([
    checkDatabase(env),
    checkBucket(env),
    checkMail(env),
    checkCrm(env),
    checkSignIn(env),
    checkTraces(env),
    checkCdn(env),
    checkHosts(env),
  ]);
  return [
    ...(file ? checkFile(file, Object.keys(fromFile)) : []),
    ...(await checkSettings(env)),
    checkDataFolder(env, `${root}/.data`),
    ...reached.flat(),
  ];
}
