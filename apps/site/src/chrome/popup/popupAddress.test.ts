import { expect, test } from 'vitest';
import { isSoundAddress } from '../../routing/address.ts';
import { allowedQuery } from '../../server/pages/queryRules.ts';
import { popupAddress } from './popupAddress.ts';

test.each([
  `/ar/${'برامج-الضيافة/'.repeat(10)}`,
  `/ru/${'программы/'.repeat(15)}`,
  '/en/100%25/a%20b/',
  '/en/',
])('the address of a pop-up names %s by what its route takes for that page', (page) => {
  const { pathname } = new URL(page, 'https://site.example');
  const { pathname: route, search } = new URL(popupAddress('en', pathname), 'https://site.example');
  const named = new URLSearchParams(allowedQuery(route, search.slice(1))).get('page') ?? '';
  expect(isSoundAddress(named)).toBe(true);
  expect(new URL(named, 'https://site.example').pathname).toBe(pathname);
});
