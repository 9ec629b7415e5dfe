import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { observatoryScore } from '../../../../tests/observatory.ts';
import { securityHeaders } from './securityHeaders.ts';

const siteOrigins = ['https://him.example.org', 'https://seg.example.org'];

/** What an answer at this path bears, and the policy that Next sees in the request. */
async function fetchHeaders(
  path: string,
  cmsUrl = 'https://cms.example.org',
  sent: Record<string, string> = {},
): Promise<{ headers: Record<string, string>; seen: IncomingHttpHeaders[string] }> {
  const addHeaders = securityHeaders({ cmsUrl, siteOrigins });
  let seen: IncomingHttpHeaders[string];
  const server = createServer((request, response) => {
    addHeaders(request, response);
    seen = request.headers['content-security-policy'];
    response.end('answered');
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}${path}`, { headers: sent });
  return { headers: Object.fromEntries(headers), seen };
}
const fetchPolicy = async (path: string): Promise<string> =>
  (await fetchHeaders(path)).headers['content-security-policy'] ?? '';

test('the admin scores at least 100 by the Observatory, with nothing unsafe but styles', async () => {
  const { headers } = await fetchHeaders('/admin/login');
  expect(observatoryScore(headers).score).toBeGreaterThanOrEqual(100);
  const unsafe = headers['content-security-policy']
    ?.split('; ')
    .filter((one) => /unsafe/.test(one));
  expect(unsafe).toEqual(["style-src 'self' 'unsafe-inline'"]);
});

test('each page has a nonce of its own, which Next reads from the request whatever was sent', async () => {
  const nonce = /'nonce-([\w+/]{22}==)'/;
  const sent = { 'content-security-policy': "script-src 'nonce-aaaaaaaaaaaaaaaaaaaaaa=='" };
  const first = await fetchHeaders('/admin/', undefined, sent);
  const second = await fetchHeaders('/admin/', undefined, sent);
  expect(first.seen).toBe(first.headers['content-security-policy']);
  const nonces = [first, second].map(({ seen }) => nonce.exec(String(seen))?.[1]);
  expect(new Set([...nonces, 'aaaaaaaaaaaaaaaaaaaaaa==']).size).toBe(3);
});

test('only the sites may be framed by the admin, and nobody frames it', async () => {
  const policy = await fetchPolicy('/admin/collections/pages/1?depth=1');
  expect(policy).toContain("frame-src 'self' https://him.example.org https://seg.example.org;");
  expect(policy).toContain("frame-ancestors 'none'");
});

test.each(['/api/pages', '/api/media', '/api', '/_next/static/chunks/a.js'])(
  '%s may load nothing',
  async (path) => {
    const policy = await fetchPolicy(path);
    expect(policy).toMatch(/^default-src 'none'; frame-ancestors 'none'/);
    expect(policy).not.toContain("-src 'self'");
  },
);

test('an uploaded file runs in a sandbox; a PDF, which browsers show only without one, loads nothing', async () => {
  expect(await fetchPolicy('/api/media/file/drawing.svg?v=1')).toMatch(
    /^default-src 'none'; .*; sandbox$/,
  );
  expect(await fetchPolicy('/api/media/file/brochure.PDF')).not.toMatch(/sandbox|script-src/);
});

test('browsers are bound to https only where editors reach the backend by it', async () => {
  const hsts = 'strict-transport-security';
  expect((await fetchHeaders('/admin')).headers[hsts]).toMatch(/^max-age=\d{8}/);
  expect((await fetchHeaders('/admin', 'http://localhost:3001')).headers[hsts]).toBeUndefined();
});
