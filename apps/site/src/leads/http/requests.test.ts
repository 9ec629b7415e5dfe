import { expect, test } from 'vitest';
import { isSameOrigin } from './requests.ts';

const sameOrigin = (host: string, headers: Record<string, string>) =>
  isSameOrigin({ headers: { host, ...headers } });

test('the browser’s own verdict decides where it gives one', () => {
  expect(sameOrigin('him.localhost', { 'sec-fetch-site': 'same-origin', origin: 'null' })).toBe(
    true,
  );
  expect(
    sameOrigin('him.localhost', { 'sec-fetch-site': 'same-site', origin: 'http://him.localhost' }),
  ).toBe(false);
});

test.each([
  ['him.localhost:3000', 'http://him.localhost:3000', true],
  ['him.localhost:8080', 'http://him.localhost:8080', true],
  ['HIM.localhost', 'http://him.localhost', true],
  ['him.localhost:443', 'https://him.localhost', true],
  ['him.localhost:8080', 'http://him.localhost:3000', true],
  ['him.localhost:3000', 'http://him.localhost:8080', false],
  ['him.localhost:3000', 'http://cr.localhost:3000', false],
  ['him.localhost', 'ftp://him.localhost', false],
  ['him.localhost', 'null', false],
  ['evil.example', 'http://evil.example', false],
  ['him.localhost/x', 'http://him.localhost/x', false],
])('on the host %s, a page of %s is of the same site: %s', (host, origin, same) => {
  expect(sameOrigin(host, { origin })).toBe(same);
  expect(sameOrigin(host, { referer: `${origin}/en/contact/` })).toBe(same);
  expect(sameOrigin(host, {})).toBe(false);
});
