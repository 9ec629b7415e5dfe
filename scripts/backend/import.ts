import path from 'node:path';
import { fail } from '../lib/fail.ts';
import { backendCommand } from '../lib/processes/backendCommand.ts';

// `npm run import -- DIR` brings in what `npm run export` wrote, `-- redirects FILE.csv` a table of
// redirects (or of programmes, events or people), `-- drupal URL|DIR` and `-- wordpress FILE`
// another site's pages (docs/how-to/move.md).
const args = process.argv.slice(2);
const [first, file, ...flags] = args;
if ((first === 'drupal' || first === 'wordpress') && file) {
  const from = /^(https?:\/\/|-)/i.test(file) ? file : path.resolve(file);
  await backendCommand([`content:import-${first}`, from, ...flags]);
}
const tables = ['redirects', 'programs', 'events', 'people'];
const [flag, ...more] = flags;
const isPlain = more.length === 0 && (flag === undefined || flag === '--publish');
if (first && tables.includes(first) && file && isPlain)
  await backendCommand(['content:import-table', first, path.resolve(file), ...flags]);
if (!first || args.length > 1)
  fail(
    `Say where from: npm run import -- DIR, -- ${tables.join('|')} FILE.csv, -- drupal URL --brand CODE or -- wordpress FILE --brand CODE.`,
  );
await backendCommand(['content:import', path.resolve(first)]);
