import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { privateLogging } from '../logs/privateLogging.ts';
import { quietProcess } from '../logs/quietProcess.ts';
import { gauge } from './metrics.ts';
import { serveMetrics } from './serveMetrics.ts';
import { watchRequests } from './watchRequests.ts';

const open: Server[] = [];
afterAll(() => {
  for (const server of open) server.close().closeAllConnections();
});

const serverPort = (server: Server) => (server.address() as AddressInfo).port;

test('requests are counted by outcome and time, errors by the log, and a queue when it is read', async () => {
  const app = createServer((request, response) => {
    if (request.url === '/cut') response.destroy();
    else response.writeHead(request.url === '/broken' ? 500 : 200).end();
  });
  watchRequests(app, () => 'page');
  await new Promise<void>((done) => app.listen(0, '127.0.0.1', done));
  let waiting = 7;
  gauge({
    name: 'test_waiting',
    help: 'What waits.',
    collect() {
      this.set(waiting);
    },
  });
  const metrics = await serveMetrics({ port: 0, host: '127.0.0.1', isReady: () => waiting < 100 });
  open.push(app, metrics);
  for (const path of ['/', '/', '/broken', '/cut'])
    await fetch(`http://127.0.0.1:${serverPort(app)}${path}`).catch(() => undefined);
  privateLogging.hooks.logMethod(['one that failed'], () => undefined, 50);
  privateLogging.hooks.logMethod(['one that only warns'], () => undefined, 40);
  const before = { ...console };
  const undo = quietProcess();
  console.error('one of a library');
  undo();
  Object.assign(console, before);

  const read = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${serverPort(metrics)}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  const { text } = await read('/metrics');
  expect(text).toContain('concierge_request_seconds_count{kind="page",outcome="ok"} 2');
  expect(text).toContain('concierge_request_seconds_count{kind="page",outcome="server_error"} 1');
  expect(text).toContain('concierge_request_seconds_count{kind="page",outcome="aborted"} 1');
  expect(text).toContain('concierge_errors_total 2');
  expect(text).toContain('test_waiting 7');
  waiting = 100;
  expect([(await read('/live')).status, (await read('/ready')).status]).toEqual([200, 503]);
  expect((await read('/other')).status).toBe(404);
});
