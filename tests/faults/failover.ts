import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, startReplica } from '../../scripts/lib/postgres.ts';
import { run } from '../../scripts/lib/processes/run.ts';
import { FaultProxy } from './FaultProxy.ts';
import { StoringBackend } from './storingBackend.ts';
import { pause } from './Victim.ts';

/**
 * `node tests/faults/failover.ts`: PostgreSQL loses its power while enquiries come in, and a
 * streaming replica takes its place and its address. Each enquiry that was acknowledged is in the
 * replica once, and the backend goes on without a restart.
 */
const port = Number(process.env['FAULTS_PG_PORT'] ?? 3260);
/** Milliseconds between the loss of the first server and the replica's start. */
const outageMs = 4000;
const settleTimeoutMs = 90_000;
const dir = (name: string) => join(tmpdir(), `failover-${name}-${port}`);
const first = await startPostgres(dir('first'), port);
const replica = await startReplica(dir('replica'), port + 1, first.url);
const proxy = new FaultProxy(port);
const backend = new StoringBackend(first.url.replace(`:${port}/`, `:${port + 2}/`));

try {
  // From here on a commit is acknowledged after the replica has it.
  const wait = ['-c', "alter system set synchronous_standby_names = 'replica'"];
  const now = ['-c', 'select pg_reload_conf()'];
  await run('psql', [first.url, ...wait, ...now], { output: 'collect' });
  await proxy.listen(port + 2);
  await backend.start('300');
  while (backend.acknowledged().length < 50) await pause(50);
  await first.stop();
  proxy.fault = 'cut';
  const beforeLoss = backend.acknowledged().length;
  await pause(outageMs);
  await replica.promote();
  proxy.targetPort = port + 1;
  proxy.fault = undefined;
  const tookEverything = await backend.finishes(settleTimeoutMs);
  const { stored, lost } = await backend.compare(replica.url);
  const acknowledged = backend.acknowledged().length;
  console.log({ beforeLoss, acknowledged, stored, notStoredOnce: lost.length, tookEverything });
  const isSound = lost.length === 0 && tookEverything && acknowledged > beforeLoss;
  console.log(isSound ? '1 passed, 0 failed' : '0 passed, 1 failed');
  process.exitCode = isSound ? 0 : 1;
} finally {
  proxy.close();
  await replica.stop();
}
process.exit();
