import path from 'node:path';
import { fail } from '../lib/fail.ts';
import { backendCommand } from '../lib/processes/backendCommand.ts';

// `npm run import -- DIR` brings in what `npm run export` wrote, `-- redirects FILE.csv` a table of
// redirects, `-- drupal URL|DIR` and `-- wordpress FILE` another site's pages
// (docs/how-to/move.md).
const args = process.argv.slice(2);
const [first, file, ...flags] = args;
if ((first === 'drupal' || first === 'wordpress') && file) {
  const from = /^(https?:\/\/|-)/i.test(file) ? file : path.resolve(file);
  await backendCommand([`content:import-${first}`, from, ...flags]);
}
if (first === 'redirects' && file && args.length === 2)
  await backendCommand(['content:import-redirects', path.resolve(file)]);
if (!first || args.length > 1)
  fail(
    'Say where from: npm run import -- DIR, -- redirects FILE.csv, -- drupal URL --brand CODE or -- wordpress FILE --brand CODE.',
  );
await backendCommand(['content:import', path.resolve(first)]);
