import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { registry } from '../metrics/metrics.ts';
import { flushTraces, goOn, setTracer } from './spans.ts';
import { startTraces } from './startTraces.ts';
import { readTraceVariables } from './traceVariables.ts';

const parent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const start = () =>
  startTraces(
    readTraceVariables((name) =>
      name === 'OTEL_EXPORTER_OTLP_ENDPOINT' ? 'http://127.0.0.1:9' : undefined,
    ),
    'site',
  );

/** Lets the collector answer with one status; answers the bodies that it gets. */
function collect(status: number): string[] {
  const bodies: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    bodies.push(String(init?.body));
    return new Response(null, { status });
  });
  return bodies;
}

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  vi.useRealTimers();
  setTracer(undefined);
});

test('spans of a batch that the collector refuses for good are counted, and logged once', async () => {
  const lines: string[] = [];
  vi.spyOn(fs, 'writeSync').mockImplementation((_file, line) => lines.push(String(line)));
  syncBuiltinESMExports();
  await start();
  const bodies = collect(401);
  for (const spans of [3, 4]) {
    for (let made = 0; made < spans; made += 1) goOn(parent, { name: 'x', kind: 'client' })?.end();
    await flushTraces();
  }
  expect(bodies).toHaveLength(2);
  expect(await registry.metrics()).toContain('concierge_dropped_spans_total 7');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'the collector of traces answers 401: spans are lost',
  ]);
});

test('a span starts at the time of day, also where that was corrected since the process started', async () => {
  await start();
  const bodies = collect(200);
  vi.useFakeTimers({ now: Date.parse('2031-05-01T12:00:00Z'), toFake: ['Date'] });
  const span = goOn(parent, { name: 'x', kind: 'client' });
  // A correction while it runs does not count.
  vi.setSystemTime(Date.parse('2031-05-01T11:00:00Z'));
  span?.end();
  await flushTraces();
  const [sent] = JSON.parse(bodies[0] ?? '').resourceSpans[0].scopeSpans[0].spans;
  expect(sent.startTimeUnixNano).toBe(`${Date.parse('2031-05-01T12:00:00Z')}000000`);
  const elapsed = BigInt(sent.endTimeUnixNano) - BigInt(sent.startTimeUnixNano);
  expect(elapsed).toBeGreaterThanOrEqual(0n);
  expect(elapsed).toBeLessThan(60_000_000_000n);
});
