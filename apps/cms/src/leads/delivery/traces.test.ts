import { type Attributes, type SpanStart, setTracer } from '@concierge/server/traces/spans';
import { randomId } from '@concierge/server/traces/traceparent';
import type { Payload } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { handOver, lead, startCrm } from '../../testing/leads.ts';
import { testPayload } from '../../testing/testPayload.ts';
import { whileRefused } from '../../testing/whileRefused.ts';
import { deliverDue } from './deliverDue.ts';

const payload = await testPayload();
afterAll(() => setTracer(undefined));

type RecordedSpan = SpanStart & { readonly spanId: string; said: Attributes; hasFailed?: boolean };
/** The spans that are made from here on. */
function keepSpans(): readonly RecordedSpan[] {
  const spans: RecordedSpan[] = [];
  setTracer((start) => {
    const spanId = randomId(8);
    const span: RecordedSpan = { ...start, spanId, said: { ...start.attributes } };
    spans.push(span);
    const traceId = start.parent?.traceId ?? randomId(16);
    return {
      context: { traceId, spanId, isSampled: true },
      set: (attributes) => void Object.assign(span.said, attributes),
      end: (hasFailed = false) => {
        span.hasFailed ??= hasFailed;
      },
    };
  });
  return spans;
}
const parent = () => `00-${randomId(16)}-00f067aa0ba902b7-01`;

test("a lead's trace goes on when it is stored and when it is delivered, and names nobody", async () => {
  const spans = keepSpans();
  const crm = await startCrm(() => ({ status: 200 }));
  const traceId = randomId(16);
  const one = lead({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
  await handOver(payload, one, lead());
  while ((await deliverDue(payload, { ...crm.settings, dailyBudget: 1_000_000 })) > 0);
  const mine = spans.filter(({ parent }) => parent?.traceId === traceId);
  expect(mine).toMatchObject([
    { name: 'store lead', parent: { spanId: '00f067aa0ba902b7' } },
    {
      name: 'deliver lead',
      parent: { spanId: mine[0]?.spanId },
      said: { 'lead.result': 'delivered' },
    },
  ]);
  expect(spans).toHaveLength(2);
  for (const text of [one.fields['Email'] ?? '', one.reference])
    expect(JSON.stringify(spans)).not.toContain(text);
});

test('the span of an enquiry that could not be stored says so, and those that came with it do not', async () => {
  const spans = keepSpans();
  const [good, bad] = [lead({ traceparent: parent() }), lead({ traceparent: parent() })];
  const statuses = await whileRefused(payload, 'insert on leads', `new."key" = '${bad.key}'`, () =>
    handOver(payload, good, bad),
  );
  expect(statuses).toEqual(['stored', 'failed']);
  expect(spans.map(({ hasFailed }) => hasFailed)).toEqual([false, true]);
});

test('where the inbox takes nothing, every span says so, and the site learns it', async () => {
  const spans = keepSpans();
  const shut = new Proxy(payload, {
    get: (target, name) =>
      name === 'find' ? () => Promise.reject(new Error('shut')) : Reflect.get(target, name),
  }) as Payload;
  const leads = [lead({ traceparent: parent() }), lead({ traceparent: parent() })];
  await expect(handOver(shut, ...leads)).rejects.toThrow('shut');
  expect(spans.map(({ hasFailed }) => hasFailed)).toEqual([true, true]);
});
