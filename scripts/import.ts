import path from 'node:path';
import { backendCommand } from './lib/backendCommand.ts';
import { fail } from './lib/fail.ts';

// `npm run import -- DIR` brings in what `npm run export` wrote, `-- redirects FILE.csv` a table of
// redirects (docs/how-to/move.md).
const args = process.argv.slice(2);
const [first, file] = args;
if (first === 'redirects' && file && args.length === 2)
  await backendCommand(['content:import-redirects', path.resolve(file)]);
if (!first || args.length > 1)
  fail('Say where from: npm run import -- DIR, or npm run import -- redirects FILE.csv.');
await backendCommand(['content:import', path.resolve(first)]);
