import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail } from '../lib/fail.ts';
import { backendCommand } from '../lib/processes/backendCommand.ts';

// `npm run export -- --to DIR` writes all content and media as files (docs/how-to/move.md).
const { values } = parseArgs({ options: { to: { type: 'string' } }, strict: false });
if (typeof values.to !== 'string') fail('Say where to: npm run export -- --to DIR.');
await backendCommand(['content:export', path.resolve(values.to)]);
