import { connect } from 'node:net';
import type { BrandDefinition } from '@concierge/brands/brands';
import { brandByCode } from '@concierge/brands/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLeadSite } from '../../../tests/leadSite.ts';

// What a refusal costs: pages rendered, bytes read.
let site: Awaited<ReturnType<typeof startLeadSite>>;
let rendered = 0;
beforeAll(async () => {
  const LEAD_ACTION_REFER = 'https://crm.example.org/post';
  site = await startLeadSite({ LEAD_LIMITS: '60,600,6', LEAD_ACTION_REFER });
  const { setRenderPage } = await import('./views.ts');
  setRenderPage(async ({ pathname }, _brand, refusal) => {
    rendered += 1;
    const shown = pathname === '/en/another-form/' ? '' : ' data-refused="true"';
    return new Response(
      `<!doctype html><div data-form-slot="contact"${shown}>a whole page ${refusal.values['Name']}${'x'.repeat(60_000)}`,
      { headers: { 'content-security-policy': "form-action 'self'" } },
    );
  });
});
afterAll(() => site.stop());

test('refused forms render so many pages an address; then a small one of the brand keeps what was typed', {
  timeout: 30_000,
}, async () => {
  const refused = () =>
    site.submit({ ...site.sound({ Name: 'Ana of Ascona', Email: 'not an address' }) });
  expect((await refused()).text).toContain('a whole page Ana of Ascona');
  for (let round = 0; round < 100; round += 1) await refused();
  const { status, text } = await refused();
  expect([status, rendered]).toEqual([400, 20]);
  expect(text).toContain('Hotel Institute Mürren');
  expect(text).toContain('value="Ana of Ascona"');
  expect(text).toContain('value="not an address"');
  expect(text.length).toBeLessThan(20_000);
  const { refusalView } = await import('./views.ts');
  const form = site.backend.forms.find(
    ({ brand, form: { type } }) => brand === 'HIM' && type === 'contact',
  )?.form;
  const refusal = {
    status: 400,
    lang: 'en',
    notice: 'no',
    problems: [],
    values: { Name: 'Bea' },
    ...(form ? { form } : {}),
  } as const;
  const viewOn = (path: string) =>
    refusalView(
      { ...refusal, path },
      brandByCode('HIM') as BrandDefinition,
      'http://him.localhost',
      '198.51.100.7',
    );
  const other = await viewOn('/en/');
  expect(other.html).toContain('a whole page Bea');
  expect(Object.values(other.headers)).toEqual(["form-action 'self' https://crm.example.org"]);
  const { html } = await viewOn('/en/another-form/');
  expect(html).toContain('value="Bea"');
  expect(html).not.toContain('a whole page');
});

test('plain forms and pages with a reference are rendered so often for an address', async () => {
  const form = `/leads/form?context=${encodeURIComponent(site.context('contact'))}`;
  const received = (round: number) => `/leads/received?ref=HIM-7K4Q-29XM&event=x${round}`;
  const statuses = new Set<number>();
  for (let round = 0; round < 601; round += 1)
    statuses.add((await site.get(round % 2 ? form : received(round))).status);
  expect(statuses).toEqual(new Set([200, 429]));
  for (const path of [form, received(0)]) expect((await site.get(path)).status).toBe(429);
}, 60_000);

test('so many may subscribe from an address as may enquire; those beyond are counted', async () => {
  const { registry } = await import('@concierge/server/metrics/metrics');
  for (let round = 0; round < 63; round += 1) {
    const body = new URLSearchParams({ id: 'him-school', email: `eva${round}@example.ch` });
    expect((await site.post('/api/mail', body.toString())).status).toBe(200);
  }
  expect(site.leads.outbox.stats().pending).toBe(60);
  expect(await registry.getSingleMetricAsString('concierge_submissions_total')).toContain(
    'concierge_submissions_total{brand="HIM",status="429"} 3',
  );
});

/**
 * Sends a head and no body; what comes back until the other side ends the connection, which it must
 * do soon.
 */
function ask(path: string, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1', () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: ${site.host}\r\nOrigin: http://${site.host}\r\n${head}\r\n\r\n`,
      );
    });
    let text = '';
    socket.setTimeout(2000, () => reject(new Error(`${path} waits for more: ${text}`)));
    socket.on('data', (chunk) => (text += chunk)).on('end', () => resolve(text));
  });
}

test.each([
  ['/leads/contact', 'application/x-www-form-urlencoded', 413],
  ['/captcha/verify', 'application/json', 413],
  ['/api/ssrPostHandler', 'application/json', 413],
  ['/api/ssrGetHandler', 'application/json', 413],
  ['/leads/newsletter', 'application/x-www-form-urlencoded', 200],
  ['/api/mail', 'application/x-www-form-urlencoded', 200],
  ['/api/slots', 'application/json', 405],
  ['/leads/form', 'application/json', 405],
])('%s reads nothing of ten gigabytes', async (path, type, status) => {
  const answer = await ask(path, `Content-Type: ${type}\r\nContent-Length: 10000000000`);
  expect(Number(answer.slice(9, 12))).toBe(status);
  expect(answer).toMatch(/\r\nConnection: close\r\n/i);
});
