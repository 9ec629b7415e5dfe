import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { getPayload } from 'payload';
import { verifyChain } from '../src/audit/chain/verifyChain.ts';
import { logLine, sealsIn } from '../src/audit/logLine.ts';
import config from '../src/payload.config.ts';

// `npm run audit:verify -- [--json] [--head <number>:<seal>] [--log <file>]`: walks through the
// audit log and names the first row that was changed, moved or removed (exit code 1). `--json`
// prints each row as a line of JSON for a log store; `--head` is what an earlier run printed, and
// `--log` a file of such lines, so that rows cut off at the end are found.
const { values } = parseArgs({
  options: { json: { type: 'boolean' }, head: { type: 'string' }, log: { type: 'string' } },
});
const seals = values.log ? sealsIn(read(values.log)) : undefined;
const payload = await getPayload({ config });
const { rows, head, fault } = await verifyChain(payload, {
  ...(values.head ? { expected: values.head } : {}),
  ...(seals ? { seals } : {}),
  ...(values.json ? { visit: (row) => void process.stdout.write(logLine(row)) } : {}),
});
process.stderr.write(
  `${fault ? `${fault} Sound before it` : 'Sound'}: ${rows} rows, --head ${head}\n`,
);
await payload.destroy();
process.exitCode = fault ? 1 : 0;

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    process.stderr.write(`${file} is no file that can be read.\n`);
    process.exit(1);
  }
}
