import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'concierge-cluster-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Two processes on one port, which take requests for different times after the signal. */
const program = `
import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { endWorkers } from ${JSON.stringify(join(import.meta.dirname, 'endWorkers.ts'))};
if (cluster.isPrimary) {
  for (const drainMs of [100, 1200]) cluster.fork({ drainMs });
  let up = 0;
  cluster.on('listening', (_, { port }) => ++up === 2 && process.send({ port }));
  cluster.on('exit', () => process.send({ ended: true }));
  process.once('SIGTERM', () => endWorkers(() => process.exit(0)));
} else {
  const server = createServer((_, response) => response.end('page')).listen(0, '127.0.0.1');
  const end = () => server.close(() => process.exit(0));
  process.on('SIGTERM', () => setTimeout(end, Number(process.env.drainMs)));
}`;

async function status(port: number): Promise<number | undefined> {
  const request = get({ port, host: '127.0.0.1', agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test('a cluster that is told to end takes requests until its last process has drained', async () => {
  const file = join(folder, 'cluster.mjs');
  writeFileSync(file, program);
  const primary = fork(file, { execArgv: [] });
  const exited = once(primary, 'exit');
  const [{ port }] = (await once(primary, 'message')) as [{ port: number }];
  const begun = performance.now();
  const firstEnded = once(primary, 'message');
  primary.kill('SIGTERM');
  await wait(30);
  expect(await status(port)).toBe(200);
  await firstEnded;
  expect(await status(port)).toBe(200);
  expect(await exited).toEqual([0, null]);
  expect(performance.now() - begun).toBeGreaterThan(1100);
});
