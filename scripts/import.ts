import path from 'node:path';
import { backendCommand } from './lib/backendCommand.ts';
import { fail } from './lib/fail.ts';

// `npm run import -- DIR` brings in what `npm run export` wrote (docs/how-to/move.md).
const [folder, ...more] = process.argv.slice(2);
if (!folder || more.length > 0) fail('Say where from: npm run import -- DIR.');
await backendCommand(['content:import', path.resolve(folder)]);
