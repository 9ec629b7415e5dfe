import path from 'node:path';
import { fail } from '../lib/fail.ts';
import { backendCommand } from '../lib/processes/backendCommand.ts';

// `npm run xliff -- export --language ar --to DIR` and `-- import FILE…`: texts for translators and
// back (docs/how-to/translate.md).
const [action, ...args] = process.argv.slice(2);
if (action !== 'export' && action !== 'import')
  fail('Say what to do: npm run xliff -- export --language LANG --to DIR, or -- import FILE….');
const places = args.map((arg, index) =>
  action === 'import' || args[index - 1] === '--to' ? path.resolve(arg) : arg,
);
await backendCommand(['translations:xliff', action, ...places]);
