import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { formerLeadsSlug } from '../../runtime/formerLeadsSlug.ts';
import { securityHeaders } from '../securityHeaders.ts';
import { answerOutside } from './answerOutside.ts';

/** What the server answers at a path; `by Next` where it leaves that to Next. */
async function ask(path: string) {
  const addHeaders = securityHeaders({ cmsUrl: 'https://cms.example.org', siteOrigins: [] });
  const server = createServer((request, response) => {
    addHeaders(request, response);
    if (!answerOutside(request, response)) response.end('by Next');
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  return {
    status: answer.status,
    text: await answer.text(),
    policy: answer.headers.get('content-security-policy'),
    to: answer.headers.get('location'),
  };
}

test.each(['/nothing', '/admins', '/api', '/_next', '/_next/image?url=a', '/%61dmin', '//admin'])(
  '%s is a page without scripts, which may load nothing',
  async (path) => {
    const { status, text, policy } = await ask(path);
    expect(status).toBe(404);
    expect(text).toContain('href="/admin"');
    expect(text).not.toContain('<script');
    expect(policy).toMatch(/^default-src 'none'; frame-ancestors 'none'/);
    expect(policy).not.toContain('nonce');
  },
);

test('the bare address leads to the admin', async () =>
  expect(await ask('/')).toMatchObject({ status: 302, to: '/admin' }));

test.each([
  ['', ''],
  ['/12', '/12'],
  ['/12?locale=ar', '/12?locale=ar'],
  ['?where[state][equals]=held&page=2', '?where[state][equals]=held&page=2'],
])('the former address of the leads with %s leads to that of today', async (rest, kept) =>
  expect(await ask(`/admin/collections/${formerLeadsSlug}${rest}`)).toMatchObject({
    status: 308,
    to: `/admin/collections/leads${kept}`,
  }),
);

test.each([
  '/admin',
  '/admin/login?x=1',
  `/admin/collections/${formerLeadsSlug}-of-ours`,
  '/api/node',
  '/_next/static/chunks/a.js',
])('%s is answered by Next', async (path) => expect((await ask(path)).text).toBe('by Next'));
