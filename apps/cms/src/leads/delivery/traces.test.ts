import { type Attributes, type SpanStart, setTracer } from '@concierge/server/traces/spans';
import { randomId } from '@concierge/server/traces/traceparent';
import { afterAll, expect, test } from 'vitest';
import { crmOf, handOver, lead } from '../../testing/leads.ts';
import { testPayload } from '../../testing/testPayload.ts';
import { deliverDue } from './deliverDue.ts';

const payload = await testPayload();
afterAll(() => setTracer(undefined));

test("a lead's trace goes on when it is stored and when it is delivered, and names nobody", async () => {
  const spans: (SpanStart & { spanId: string; said: Attributes })[] = [];
  setTracer((start) => {
    const spanId = randomId(8);
    const span = { ...start, spanId, said: { ...start.attributes } };
    spans.push(span);
    const traceId = start.parent?.traceId ?? randomId(16);
    return {
      context: { traceId, spanId, isSampled: true },
      set: (attributes) => void Object.assign(span.said, attributes),
      end: () => undefined,
    };
  });
  const crm = await crmOf(() => ({ status: 200 }));
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
