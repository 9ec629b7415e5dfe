import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LeadType, leadTypes } from '@concierge/contract/form';
import { LeadBackend, testForm } from './leadBackend.ts';

/**
 * The leads' part of the site on a port of its own, with a fake backend and a throw-away data
 * folder. Call before importing anything of `src/leads`.
 */
export async function startLeadSite(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'leads-'));
  const backend = new LeadBackend();
  for (const brand of ['HIM', 'SEG']) {
    for (const lang of ['en', 'ar'])
      for (const type of types) backend.forms.push({ brand, lang, form: testForm(type) });
  }
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    LEADS_SECRET: 'test-secret',
    LEAD_LIMITS: '100000,100000,100000',
    LOG_LEVEL: 'silent',
    ...env,
  });
  process.env['CONTENT_API'] = await backend.listen();
  const { serveLeads } = await import('../src/leads/endpoints/serveLeads.ts');
  const { leadService, stopLeads } = await import('../src/leads/LeadService.ts');
  const { sealContext } = await import('../src/forms/props/formContext.ts');
  const { issuePass } = await import('../src/leads/captcha/captchaPass.ts');
  const server = createServer(
    (request, response) =>
      void serveLeads(request, response).catch((error) => response.destroy(error)),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const port = (server.address() as AddressInfo).port;
  const host = `him.localhost:${port}`;
  await leadService().forms.refresh();

  const context = (type: LeadType, more: Partial<Parameters<typeof sealContext>[0]> = {}) =>
    sealContext({
      brand: 'HIM',
      lang: 'en',
      type,
      form: `test-${type}`,
      version: '1',
      path: `/en/${type}/`,
      thanks: `/en/thanks-${type}/`,
      ...more,
    });
  const pass = (brand = 'HIM') => issuePass({ brand, started: Date.now() - 60_000 });
  /** A sound submission of the contact form. */
  const sound = (more: Record<string, string> = {}): Record<string, string> => ({
    _context: context('contact'),
    _key: crypto.randomUUID(),
    _pass: pass(),
    Name: 'Ana',
    Email: 'ana@example.ch',
    TermsAndConditions: '1',
    ...more,
  });
  const headers = {
    host,
    origin: `http://${host}`,
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html',
  };
  const post = (path: string, body: BodyInit, more: Record<string, string> = {}) =>
    request(port, path, body, { ...headers, ...more });
  const submit = (
    fields: Record<string, string>,
    more: Record<string, string> = {},
    type = 'contact',
  ) => post(`/leads/${type}`, new URLSearchParams(fields).toString(), more);
  return {
    backend,
    leads: leadService(),
    dataDir,
    host,
    port,
    context,
    pass,
    sound,
    post,
    submit,
    get: (path: string, more: Record<string, string> = {}) =>
      request(port, path, undefined, { host, ...more }),
    head: (path: string) =>
      request(port, path, undefined, { host, 'sec-fetch-site': 'same-origin' }, 'HEAD'),
    async stop() {
      server.closeAllConnections();
      server.close();
      await stopLeads();
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const types: readonly LeadType[] = [...leadTypes, 'livechat'];

/** `fetch` sets Host and Origin itself; this sends them as given. */
async function request(
  port: number,
  path: string,
  body: BodyInit | undefined,
  headers: Record<string, string>,
  method = body === undefined ? 'GET' : 'POST',
) {
  const { request: call } = await import('node:http');
  const bytes =
    body === undefined ? undefined : Buffer.from(await new Response(body).arrayBuffer());
  return new Promise<{ status: number; headers: Record<string, string>; text: string }>(
    (done, fail) => {
      const sent = call({
        port,
        host: '127.0.0.1',
        path,
        method,
        headers: { ...headers, ...(bytes ? { 'content-length': bytes.length } : {}) },
      });
      sent.on('error', fail);
      sent.on('response', async (answer) => {
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of answer) chunks.push(chunk as Buffer);
        } catch {}
        done({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Record<string, string>,
          text: Buffer.concat(chunks).toString(),
        });
      });
      sent.end(bytes);
    },
  );
}
