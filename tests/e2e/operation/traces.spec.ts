import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { fetchForms } from '../../forms/definitions.ts';
import { hideConsent, openForm } from '../../forms/formPage.ts';
import { travel } from '../../forms/journey.ts';
import { at } from '../../product.ts';

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string };
}
interface Received {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  /** Which server it is of. */
  readonly server: string | undefined;
}

/**
 * Plays a collector that takes OTLP in JSON, at the address that the product under test exports to.
 */
async function collector() {
  const spans: Received[] = [];
  let text = '';
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    text += body;
    for (const { resource, scopeSpans } of JSON.parse(body).resourceSpans) {
      const said = (resource.attributes as Attribute[]).find(
        ({ key }) => key === 'concierge.server',
      );
      for (const span of scopeSpans[0].spans)
        spans.push({ ...span, server: said?.value.stringValue });
    }
    response.writeHead(request.url === '/v1/traces' ? 200 : 404).end('{}');
  });
  const port = Number(process.env['E2E_OTLP_PORT']);
  if (!port)
    throw new Error(
      'Name in E2E_OTLP_PORT the port of 127.0.0.1 to which the product under test exports traces',
    );
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return { spans, text: () => text, close: () => void server.close() };
}

test("the spans of an enquiry join from the visitor's request to the CRM, over both processes, and name nobody", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { spans, text, close } = await collector();
  const traceId = crypto.randomUUID().replaceAll('-', '');
  const email = `trace.${traceId.slice(0, 8)}@visitor.swiss`;
  await page.setExtraHTTPHeaders({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
  const form = (await fetchForms('CR', 'en')).get('contact');
  if (!form) throw new Error('CR has no contact form');
  await hideConsent(page);
  const opened = await openForm(page, at('CR', '/en/contact/'));
  const way = { code: 'CR', lang: 'en', form, way: 'pointer', email } as const;
  const { reference } = await travel(page, opened, way);
  const mine = (name: string) =>
    spans.find((span) => span.traceId === traceId && span.name === name);
  await expect.poll(() => mine('deliver lead'), { timeout: 30_000 }).toBeDefined();
  await expect.poll(() => mine('hand over lead'), { timeout: 30_000 }).toBeDefined();
  const path: string[] = [];
  for (let span = mine('deliver lead'); span; ) {
    path.unshift(`${span.server}: ${span.name}`);
    const { parentSpanId } = span;
    span = spans.find(({ spanId }) => spanId === parentSpanId);
  }
  expect(path).toEqual([
    'site: POST lead',
    'site: hand over lead',
    'backend: store lead',
    'backend: deliver lead',
  ]);
  for (const secret of [email, reference, 'visitor.swiss', 'contact/'])
    expect(text()).not.toContain(secret);
  close();
});
