import { parseArgs } from 'node:util';
import { Backend } from './Backend.ts';
import { checks } from './checks.ts';
import { Broken } from './fits.ts';

/**
 * `npm run conform -- URL [--brand HIM] [--write]` tries a content backend by the contract
 * (`packages/contract`, docs/openapi.json): one line a promise, and an exit code of 1 where one is
 * broken. `LEADS_SECRET` opens the calls for the site; `--write` also stores one made-up enquiry.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    brand: { type: 'string', default: 'SEG' },
    write: { type: 'boolean', default: false },
  },
});
const [api] = positionals;
if (!api || !URL.canParse(api)) {
  process.stderr.write(
    'Usage: npm run conform -- http://localhost:3001/api [--brand HIM] [--write]\n',
  );
  process.exit(2);
}
const secret = process.env['LEADS_SECRET'];
const backend = new Backend({ api, brand: values.brand, secret });
const counts = { passed: 0, failed: 0, skipped: 0 };
for (const { promise, needs, run } of checks) {
  const lacks =
    needs && !secret ? 'LEADS_SECRET' : needs === 'write' && !values.write ? '--write' : undefined;
  const problem = lacks ? undefined : await run(backend).then(() => undefined, failureSentence);
  counts[lacks ? 'skipped' : problem ? 'failed' : 'passed'] += 1;
  const mark = lacks ? `skipped, for want of ${lacks}` : problem ? `BROKEN: ${problem}` : 'holds';
  process.stdout.write(`${promise}: ${mark}\n`);
}
process.stdout.write(
  `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`,
);
process.exit(counts.failed > 0 ? 1 : 0);

/** What is wrong, for whoever builds the backend; without an answer, why there was none. */
function failureSentence(error: unknown): string {
  if (error instanceof Broken) return error.message;
  const { message, cause } = error as Error;
  return `no answer: ${cause instanceof Error ? cause.message : message}`;
}
