import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { registry } from '../metrics/metrics.ts';
import { readSampler } from './sampler.ts';
import { flushTraces, goOn, inRequestSpan, setTracer, traceField, traceHeader } from './spans.ts';
import { startTraces } from './startTraces.ts';
import { readTraceparent } from './traceparent.ts';
import { readTraceVariables } from './traceVariables.ts';

const bodies: { readonly url: string; readonly key: string; readonly body: string }[] = [];
let status = 200;
const collector = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const { url = '', headers } = request;
  bodies.push({ url, key: String(headers['x-key']), body });
  response.writeHead(status).end('{}');
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
afterAll(() => {
  setTracer(undefined);
  collector.close();
});
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
const start = (env: Record<string, string>) =>
  startTraces(
    readTraceVariables((name) => env[name]),
    'site',
  );
const parent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

/** Serves one request within a span; answers what calls made meanwhile would bear. */
async function serve(path: string, headers: Record<string, string> = {}) {
  let inside = {};
  const server = createServer((request, response) =>
    inRequestSpan(
      request,
      response,
      () => 'page',
      () => {
        inside = { ...traceHeader(), field: traceField() };
        response.end();
      },
    ),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
  server.close();
  await once(server, 'close');
  return inside;
}

test('without a collector nothing is passed along or kept', async () => {
  for (const env of [{}, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' }]) {
    await start(env);
    expect(await serve('/', { traceparent: parent })).toEqual({ field: {} });
    expect(goOn(parent, { name: 'x', kind: 'client' })).toBeUndefined();
  }
});

test("a request goes on its caller's trace, which arrives with the standard variables, and without its address", async () => {
  await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b',
    OTEL_SERVICE_NAME: 'schools',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  });
  const inside = (await serve('/?email=zebulonia@mail.example', { traceparent: parent })) as {
    traceparent: string;
  };
  expect(readTraceparent(inside.traceparent)).toMatchObject({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    isSampled: true,
  });
  status = 503;
  await flushTraces();
  status = 200;
  await flushTraces();
  const [refused, taken] = bodies;
  expect(taken).toEqual(refused);
  expect(taken).toMatchObject({ url: '/v1/traces', key: 'a b' });
  expect(taken?.body).not.toContain('zebulonia');
  const { resource, scopeSpans } = JSON.parse(taken?.body ?? '').resourceSpans[0];
  expect(resource.attributes).toEqual(
    expect.arrayContaining([
      { key: 'service.name', value: { stringValue: 'schools' } },
      { key: 'deployment.environment.name', value: { stringValue: 'test' } },
    ]),
  );
  expect(scopeSpans[0].spans).toMatchObject([
    {
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      parentSpanId: '00f067aa0ba902b7',
      name: 'GET page',
      kind: 2,
      status: { code: 0 },
    },
  ]);
});

test('spans that come faster than they go are sent all the same, as soon as a batch is full and all of them at the end', async () => {
  await start({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${endpoint}/many` });
  const sent = () =>
    bodies
      .filter(({ url }) => url === '/many')
      .reduce((sum, { body }) => sum + body.split('"spanId"').length - 1, 0);
  const end = (count: number) => {
    for (let made = 0; made < count; made += 1) goOn(parent, { name: 'x', kind: 'client' })?.end();
  };
  end(600);
  await vi.waitFor(() => expect(sent()).toBeGreaterThanOrEqual(512), 4000);
  end(1700);
  await flushTraces();
  expect(sent()).toBe(2300);
});

test('a collector that takes nothing is not called with each span', async () => {
  await start({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${endpoint}/busy` });
  const calls = () => bodies.filter(({ url }) => url === '/busy').length;
  status = 503;
  for (let made = 0; made < 1000; made += 1) {
    goOn(parent, { name: 'x', kind: 'client' })?.end();
    if (made % 100 === 0) await new Promise((done) => setTimeout(done, 20));
  }
  await flushTraces();
  status = 200;
  expect(calls()).toBeLessThanOrEqual(2);
});

test('what a collector that takes nothing leaves no room for is counted, and logged once', async () => {
  const lines: string[] = [];
  vi.spyOn(fs, 'writeSync').mockImplementation((_file, line) => lines.push(String(line)));
  syncBuiltinESMExports();
  await start({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${endpoint}/none` });
  status = 503;
  for (let made = 0; made < 3000; made += 1) goOn(parent, { name: 'x', kind: 'client' })?.end();
  await flushTraces();
  status = 200;
  await flushTraces();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  const sent = bodies.filter(({ url }) => url === '/none').slice(-4);
  const arrived = sent.reduce((sum, { body }) => sum + body.split('"spanId"').length - 1, 0);
  expect(arrived).toBe(2048);
  expect(await registry.metrics()).toContain(`concierge_dropped_spans_total ${3000 - 2048}`);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'the collector of traces takes too few: spans are lost',
  ]);
});

test('an answer whose rest is cut off counts, and nothing of it is thrown', async () => {
  await start({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${endpoint}/cut` });
  vi.spyOn(ReadableStream.prototype, 'cancel').mockRejectedValue(new Error('cut'));
  goOn(parent, { name: 'x', kind: 'client' })?.end();
  await flushTraces();
  await flushTraces();
  vi.restoreAllMocks();
  expect(bodies.filter(({ url }) => url === '/cut')).toHaveLength(1);
});

test('what is not sampled is passed along as such, kept nowhere and not sent', async () => {
  await start({
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${endpoint}/other`,
    OTEL_TRACES_SAMPLER: 'parentbased_always_off',
  });
  const before = bodies.length;
  expect(await serve('/')).toMatchObject({ traceparent: expect.stringMatching(/-00$/), field: {} });
  await flushTraces();
  expect(bodies).toHaveLength(before);
});

test('a ratio samples that share of traces, the same in every process', () => {
  const quarter = readSampler('traceidratio', '0.25');
  const ids = Array.from({ length: 4000 }, () => crypto.randomUUID().replaceAll('-', ''));
  const sampled = ids.filter((id) => quarter(id, undefined)).length;
  expect(sampled).toBeGreaterThan(850);
  expect(sampled).toBeLessThan(1150);
  expect(ids.map((id) => quarter(id, undefined))).toEqual(ids.map((id) => quarter(id, undefined)));
});
