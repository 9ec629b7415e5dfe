import { expect, test } from '@playwright/test';
import { type Got, get } from '../../get.ts';
import { observatoryScore } from '../../observatory.ts';
import { onePageOfAll } from '../../onePageEach.ts';
import { at, cmsOrigin } from '../../product.ts';

/** The product's own addresses in a policy, here without https, as they are in production. */
const asInProduction = (value: string): string =>
  value.replaceAll(/http:(?=\/\/([\w.]*localhost|127\.0\.0\.1)\b)/g, 'https:');

function judge({ headers, text }: Got) {
  const fields = Object.entries(headers).map(([name, value]) => [
    name,
    asInProduction([value].flat().join(', ')),
  ]);
  return observatoryScore(Object.fromEntries(fields), {
    html: text,
    cookies: headers['set-cookie'] ?? [],
  });
}

test('every page scores at least 130 by the Observatory', async () => {
  const pages = await onePageOfAll('en', 'HIM');
  const others = ['/programs/', '/search/?search_api_fulltext=hotel', '/nothing/'];
  for (const url of [...pages.values(), ...others.map((path) => at('SEG', `/ar${path}`))]) {
    const got = await get(url);
    const { score, points } = judge(got);
    expect(got.headers['content-security-policy'], url).toMatch(
      /require-trusted-types-for 'script'; trusted-types default( goog#html)?;/,
    );
    expect(score, `${url} ${JSON.stringify(points)}`).toBeGreaterThanOrEqual(130);
  }
});

test('the admin scores at least 100 by the Observatory', async () => {
  const got = await get(`${cmsOrigin}/admin/login`);
  // Here it is reached without https, where the header would mean nothing; that it is there with
  // https is the test of apps/cms/src/server/securityHeaders.ts.
  expect(got.headers['strict-transport-security']).toBeUndefined();
  got.headers['strict-transport-security'] = 'max-age=63072000';
  const { score, points } = judge(got);
  expect(score, JSON.stringify(points)).toBeGreaterThanOrEqual(100);
});

test('every script of the admin bears the nonce of its own answer', async () => {
  const [first, second] = [
    await get(`${cmsOrigin}/admin/login`),
    await get(`${cmsOrigin}/admin/login`),
  ];
  const responseNonce = ({ headers }: Got) =>
    /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
  for (const got of [first, second]) {
    const scripts = got.text.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${responseNonce(got)}"`))).toEqual([]);
  }
  expect(responseNonce(first)).not.toBe(responseNonce(second));
});

test('no page of the backend has a script that its own policy refuses', async () => {
  for (const path of [
    '/',
    '/nothing',
    '/api',
    '/_next/x',
    '/_next/static/x.js',
    '/admin/nothing',
  ]) {
    const { text, headers } = await get(`${cmsOrigin}${path}`);
    const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
    const scripts = text.match(/<script\b[^>]*>/g) ?? [];
    expect(
      scripts.filter((tag) => !nonce || !tag.includes(`nonce="${nonce}"`)),
      path,
    ).toEqual([]);
  }
});

test('answers of the API load nothing, whoever gives them', async () => {
  for (const path of ['/api/users/me', '/api/node', '/api/programs', '/api/nothing']) {
    const { headers } = await get(`${cmsOrigin}${path}`);
    expect(headers['content-security-policy'], path).toMatch(
      /^default-src 'none'; frame-ancestors 'none'/,
    );
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
});
