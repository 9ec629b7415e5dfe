import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from '../../scripts/fuzz/Random.ts';
import { startPostgres } from '../../scripts/lib/postgres.ts';
import { FaultProxy, faults } from './FaultProxy.ts';
import { StoringBackend } from './storingBackend.ts';
import { pause } from './Victim.ts';

/**
 * `node tests/faults/databaseNetwork.ts --seconds 60 --seed 1`: the network between a backend and
 * PostgreSQL brings the `--faults` of FaultProxy, while enquiries come in. Each that was
 * acknowledged is in the inbox once, and once the network works everything is taken without a
 * restart.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '400' },
    faults: { type: 'string', default: faults.join() },
  },
});
const port = Number(process.env['FAULTS_PG_PORT'] ?? 3260);
const settleTimeoutMs = 90_000;
const chosen = faults.filter((fault) => values.faults.split(',').includes(fault));
const random = new Random(Number(values.seed), 0);
const postgres = await startPostgres(join(tmpdir(), `faults-pg-${port}`), port);
const proxy = new FaultProxy(port);
const backend = new StoringBackend(postgres.url.replace(`:${port}/`, `:${port + 1}/`));

try {
  await proxy.listen(port + 1);
  await backend.start(values.requests);
  for (let second = 0; second < Number(values.seconds); second += 1) {
    proxy.fault = random.chance(0.4) ? undefined : random.pick(chosen);
    await pause(1000);
  }
  proxy.fault = undefined;
  const acknowledgedMeanwhile = backend.acknowledged().length;
  const tookEverything = await backend.finishes(settleTimeoutMs);
  const { stored, lost } = await backend.compare(postgres.url);
  const acknowledged = backend.acknowledged().length;
  console.log({
    acknowledged,
    acknowledgedMeanwhile,
    stored,
    notStoredOnce: lost.length,
    faultsMet: Object.fromEntries(proxy.met),
    tookEverything,
  });
  const isSound = lost.length === 0 && acknowledged > 0 && tookEverything;
  console.log(isSound ? '1 passed, 0 failed' : '0 passed, 1 failed');
  process.exitCode = isSound ? 0 : 1;
} finally {
  proxy.close();
  await postgres.stop();
}
process.exit();
