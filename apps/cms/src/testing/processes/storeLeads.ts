import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { handOver, lead } from '../leads.ts';
import { testPayload } from '../testPayload.ts';

/**
 * A backend that takes enquiries in so many requests and ends, for tests of its disk and of its way
 * to the database. Each request is repeated until it succeeds, as a site does. A line `ACK stored
 * …` follows each enquiry that the backend says is stored.
 */
const count = Number(process.argv[2] ?? 60);
const requestTimeoutMs = 15_000;
const payload = await testPayload();
writeSync(1, 'started\n');
for (let number = 0; number < count; number += 1) {
  const leads = Array.from({ length: 1 + (number % 3) }, () => lead());
  const statuses = await handOverAgain(leads);
  for (const [index, { key, reference }] of leads.entries())
    if (['stored', 'duplicate'].includes(statuses[index] ?? ''))
      writeSync(1, `ACK stored ${JSON.stringify({ key, reference })}\n`);
}
process.exit(0);

async function handOverAgain(leads: ReturnType<typeof lead>[]): Promise<string[]> {
  for (;;) {
    const late = sleep(requestTimeoutMs, ['late']);
    const statuses = await Promise.race([handOver(payload, ...leads), late]).catch(() => []);
    if (statuses.length === leads.length && statuses.every((one) => /^(sto|dup)/.test(one)))
      return statuses;
    await sleep(200);
  }
}
