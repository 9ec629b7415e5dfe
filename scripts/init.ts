import type { OwnGroup } from '../apps/cms/src/seed/group/ownGroup.ts';
import { askFor } from './init/ask.ts';
import { type Given, help, readFlags } from './init/flags.ts';
import { holdsContent } from './init/holdsContent.ts';
import { groupProblem } from './init/problems.ts';
import { fail } from './lib/fail.ts';
import { firstAdminSince } from './lib/firstAdmin.ts';
import { markSeeded } from './lib/prepareDatabase.ts';
import { backendEnvironment, runBackend } from './lib/processes/backendCommand.ts';
import { loadEnvironment } from './lib/settings/environment.ts';
import { installationPlace } from './lib/settings/place.ts';

// `npm run init` begins an empty database with a group of schools of one's own
// (docs/how-to/begin-a-group.md).
const given = flags();
if (!given) {
  console.log(help);
  process.exit(0);
}
loadEnvironment();
if (await holdsContent(installationPlace(process.env)))
  fail('The database holds something already: `npm run reset` empties it.');
const own = process.stdin.isTTY ? await askFor(given) : saidBy(given);
const problem = groupProblem(own);
if (problem) fail(problem);

const env = await backendEnvironment({
  ADMIN_EMAIL: own.adminEmail,
  LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
});
const begun = Date.now();
if (env['NODE_ENV'] !== 'production') await runBackend(env, ['migrate']);
await runBackend(env, ['content:begin', JSON.stringify(own)]);
markSeeded(env);
const admin = firstAdminSince(env['DATA_DIR'] ?? '', begun);
if (admin) console.log(`\n  First administrator: ${admin}`);
// With settings elsewhere, whatever runs the servers starts them.
if (!process.env['CONCIERGE_ENV']) console.log('\n  `npm start` shows the sites.\n');

function flags(): Given | undefined {
  try {
    return readFlags(process.argv.slice(2));
  } catch (error) {
    fail(`${(error as Error).message} npm run init -- --help names all flags.`);
  }
}

/** Without a terminal, flags have to say everything but the languages and the schools. */
function saidBy({ name, code, host, color, adminEmail, schools, langs, accent }: Given): OwnGroup {
  if (!name || !code || !host || !color || !adminEmail)
    fail('Say --name, --code, --host, --color and --admin: npm run init -- --help explains them.');
  const group = { code, name, host, color };
  return { group, schools: schools ?? [], langs: langs ?? ['en'], adminEmail, accent };
}
