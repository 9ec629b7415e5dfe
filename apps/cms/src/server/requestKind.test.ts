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
