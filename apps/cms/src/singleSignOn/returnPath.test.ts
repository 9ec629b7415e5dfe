import { expect, test } from 'vitest';
import { cmsUrl } from '../runtime/env.ts';
import { returnPath } from './returnPath.ts';

test.each([
  ['/admin/collections/pages?locale=ar', '/admin/collections/pages?locale=ar'],
  [`${cmsUrl}/admin/account`, '/admin/account'],
  ['https://evil.example/admin', '/admin'],
  ['//evil.example/admin', '/admin'],
  ['/\\evil.example/admin', '/admin'],
  ['/admin/..//evil.example', '/admin'],
  ['/administrator', '/admin'],
  ['javascript:alert(1)//admin', '/admin'],
  ['\t//evil.example', '/admin'],
  [undefined, '/admin'],
])('after a sign-in for %s comes %s', (address, path) => {
  expect(returnPath(address)).toBe(path);
});
