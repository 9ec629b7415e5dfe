import { readdirSync } from 'node:fs';
import path from 'node:path';
import { callTable } from '@concierge/contract/callTable';
import { expect, test } from 'vitest';
import { requestKind } from './requestKind.ts';

test.each([
  ['POST', '/api/leads', 'leads'],
  ['POST', '/api/leads/dead-letters', 'leads'],
  ['GET', '/api/leads?limit=1', 'api'],
  ['GET', '/api/leads/12', 'api'],
  ['POST', '/api/leads/12/resend', 'api'],
  ['POST', '/api/node?lang=en', 'node'],
  ['GET', '/admin/collections/leads', 'admin'],
  ['GET', '/_next/static/a.js', 'asset'],
  ['GET', '/', 'other'],
])('%s %s is counted as %s', (method, url, kind) =>
  expect(requestKind({ method, url, headers: {} })).toBe(kind),
);

test('a query that is posted is no call of the site', () =>
  expect(
    requestKind({
      method: 'POST',
      url: '/api/leads',
      headers: { 'x-payload-http-method-override': 'GET' },
    }),
  ).toBe('api'));

test('every call of the contract, and every route beside the REST API, is counted by its name', () => {
  const folder = path.resolve(import.meta.dirname, '../app/(payload)/api');
  const routes = readdirSync(folder).filter((name) => !name.startsWith('['));
  // Files of the library are asked for by the admin, too, at the same address.
  const calls = callTable.filter((call) => !call.path.startsWith('/media/'));
  expect(routes).toContain('health');
  const routeCalls = routes.map((name) => ({ method: 'GET', path: `/${name}` }));
  for (const { method, path: own } of [...calls, ...routeCalls])
    expect(requestKind({ method, url: `/api${own}?lang=en`, headers: {} }), own).toBe(
      own.split('/')[1],
    );
});
