import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSoundAddress } from '../../routing/address.ts';
import { preferredEncoding } from '../../runtime/http/encoding.ts';
import { matchesEtag } from './conditional.ts';
import { parseRange } from './range.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['*;q=0', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['*', 'br'],
  ['x-gzip', 'gzip'],
  ['br;q=nonsense, ;;;,', 'identity'],
  ['BR', 'br'],
] as const)('Accept-Encoding %s is answered in %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});

test('no Accept-Encoding breaks the negotiation, and nothing forbidden is chosen', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 600 }), (header) => {
      expect(['br', 'gzip', 'identity']).toContain(preferredEncoding(header));
      expect(
        preferredEncoding(`${header.replaceAll(',', ' ').slice(0, 300)},br;q=0,gzip;q=0`),
      ).toBe('identity');
    }),
  );
});

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=0-1000', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=9-5', 'unsatisfiable'],
  ['bytes=0-1,5-9', undefined],
  ['bytes=-', undefined],
  ['lines=1-2', undefined],
] as const)('of 100 bytes, Range %s means %o', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test('entity tags are compared weakly, in lists, and * matches all', () => {
  expect(['W/"a"', '"a"', '"b", W/"a"', '*'].map((header) => matchesEtag(header, 'W/"a"'))).toEqual(
    [true, true, true, true],
  );
  expect([undefined, '"b"', 'a'].map((header) => matchesEtag(header, 'W/"a"'))).toEqual([
    false,
    false,
    false,
  ]);
});

test('an address that is let through can be decoded and holds no dots, doubled slashes or control characters', () => {
  const wild = fc.array(
    fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      '%2F',
      '%00',
      '%',
      '\\',
      'a',
      'é',
      '?',
      '#',
      '%c3%a9',
      '%zz',
    ),
    {
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(wild, (parts) => {
      const address = `/${parts.join('')}`;
      if (!isSoundAddress(address)) return;
      const path = decodeURIComponent(address.split('?')[0] ?? '');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
      expect(path).not.toMatch(/\/\/|\/\.\.?(\/|$)|\\|[\u0000-\u001f]/);
    }),
  );
  expect(['/en/', '/en/%C3%A9cole/', '/en/a.b/', '/ar/%D8%B9/?x=%zz'].every(isSoundAddress)).toBe(
    true,
  );
});
