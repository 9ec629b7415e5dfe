import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type KnownSeals, readExpectation } from '../src/audit/chain/readExpectation.ts';
import { verifyChain } from '../src/audit/chain/verifyChain.ts';
import { logLine } from '../src/audit/logLine.ts';
import { openPayload } from '../src/server/openPayload.ts';

// `npm run audit:verify -- [--json] [--head <number>:<seal>] [--log <file>]`: walks through the
// audit log and names the first row that was changed, moved or removed (exit code 1). `--json`
// prints each row as a line of JSON for a log store; `--head` is what an earlier run printed, and
// `--log` a file of such lines, so that rows cut off at the end are found.
const { values } = parseArgs({
  options: { json: { type: 'boolean' }, head: { type: 'string' }, log: { type: 'string' } },
});
const seals = known();
const payload = await openPayload();
const { rows, head, fault } = await verifyChain(payload, {
  seals,
  ...(values.json ? { visit: (row) => void process.stdout.write(logLine(row)) } : {}),
});
process.stderr.write(
  `${fault ? `${fault} Sound before it` : 'Sound'}: ${rows} rows, --head ${head}\n`,
);
await payload.destroy();
process.exitCode = fault ? 1 : 0;

function known(): KnownSeals {
  try {
    const { head, log } = values;
    return readExpectation(head, log === undefined ? undefined : readFileSync(log, 'utf8'));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
