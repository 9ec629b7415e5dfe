import { resolve } from 'node:path';
import { backendCommand } from '../lib/processes/backendCommand.ts';

// `npm run audit:verify -- [--json] [--head <number>:<seal>] [--log <file>]` says whether every row
// of the audit log is as it was written. The command runs in another folder, and npm in the one
// that it was called from.
const args = process.argv.slice(2);
const log = args.indexOf('--log') + 1;
if (log > 0 && args[log]) args[log] = resolve(process.env['INIT_CWD'] ?? '.', args[log]);
await backendCommand(['audit:verify', ...args]);
