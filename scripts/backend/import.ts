import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail } from '../lib/fail.ts';
import { backendCommand } from '../lib/processes/backendCommand.ts';

// `npm run import -- DIR` brings in what `npm run export` wrote, `-- redirects FILE.csv` a table of
// redirects (or of programmes, events or people), `-- drupal URL|DIR` and `-- wordpress FILE`
// another site's pages (docs/how-to/move.md). What is wrong in the command itself is said before
// the backend begins a database.
const tables = ['redirects', 'programs', 'events', 'people'];
const sites = ['drupal', 'wordpress'];

const [first = '', source = '', ...flags] = process.argv.slice(2);
if (sites.includes(first) && source)
  await backendCommand([`content:import-${first}`, place(source), ...flags]);
const [flag, ...more] = flags;
const isPlain = more.length === 0 && (flag === undefined || flag === '--publish');
if (tables.includes(first) && source && isPlain)
  await backendCommand(['content:import-table', first, place(source), ...flags]);
if (!first || source || tables.includes(first) || sites.includes(first))
  fail(
    `Say where from: npm run import -- DIR, -- ${tables.join('|')} FILE.csv, -- drupal URL --brand CODE or -- wordpress FILE --brand CODE.`,
  );
const folder = place(first);
if (!existsSync(path.join(folder, 'manifest.json')))
  fail(`${folder} is no export of Concierge: it has no manifest.json.`);
await backendCommand(['content:import', folder]);

/** Where to import from, as a whole path; an address, or a flag in its place, as it is. */
function place(source: string): string {
  if (/^(https?:\/\/|-)/i.test(source)) return source;
  const whole = path.resolve(source);
  return existsSync(whole) ? whole : fail(`There is no ${whole}.`);
}
