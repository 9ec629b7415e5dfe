import { afterEach, expect, test } from 'vitest';
import { brandTokens, shippedTokens } from './brandTokens.ts';
import { colorsFrom, unreadablePairs } from './colorsFrom.ts';
import { brandsVersion, hasLanguage, overlayBrands } from './liveBrands.ts';
import { logoSvg } from './logoSvg.ts';
import { brandByCode, registry } from './registry.ts';
import { brandTypeface } from './typefaces.ts';

afterEach(() => overlayBrands([]));

test('a shipped brand that people only looked at is as shipped', () => {
  const before = JSON.stringify(registry);
  const { paper, ink, tint, brand, accent } = brandTokens('HIM').color;
  const colors = { paper, ink, tint, brand, accent };
  overlayBrands([{ code: 'HIM', name: 'Hotel Institute Mürren', hosts: [], colors }]);
  expect(JSON.stringify(registry)).toBe(before);
  expect(brandTokens('HIM')).toEqual(shippedTokens('HIM'));
});

test('a new brand is known by its code, with its name as a logo, until it is gone', () => {
  const version = brandsVersion();
  overlayBrands([{ code: 'SIX', name: 'Sixth School', hosts: ['six.localhost'] }]);
  expect(brandByCode('six')).toMatchObject({ name: 'Sixth School', hosts: ['six.localhost'] });
  expect(logoSvg('SIX')).toContain('>Sixth</text>');
  expect(brandsVersion()).toBeGreaterThan(version);
  overlayBrands([]);
  expect(brandByCode('SIX')).toBeUndefined();
});

test('a group of its own has no shipped brand, and one that keeps a shipped brand has all of them', () => {
  const six = { code: 'SIX', name: 'Sixth School', hosts: ['six.localhost', 'localhost'] };
  overlayBrands([six, { code: 'SEVEN', name: 'Seventh School' }]);
  expect(registry.map(({ code }) => code)).toEqual(['SIX', 'SEVEN']);
  expect(brandByCode('CRCS')).toBeUndefined();
  overlayBrands([six, { code: 'HIM' }]);
  expect(registry.map(({ code }) => code)).toEqual(['SEG', 'CR', 'CAA', 'HIM', 'SHMS', 'SIX']);
});

test('a brand has all languages until some are chosen, and English always', () => {
  const of = (code: string) => ['en', 'es', 'ar', 'ru'].filter((lang) => hasLanguage(code, lang));
  expect(of('HIM')).toEqual(['en', 'es', 'ar', 'ru']);
  overlayBrands([
    { code: 'HIM', languages: ['es'] },
    { code: 'CR', languages: [] },
  ]);
  expect(of('HIM')).toEqual(['en', 'es']);
  expect(of('CR')).toEqual(['en', 'es', 'ar', 'ru']);
});

test('a brand has Inter Tight until a typeface of the list is chosen', () => {
  overlayBrands([
    { code: 'HIM', typeface: 'literata' },
    { code: 'CR', typeface: 'of-a-newer-backend' },
    { code: 'CAA', typeface: 'toString' },
  ]);
  expect(['HIM', 'CR', 'CAA', 'SEG'].map(brandTypeface)).toEqual(['literata', ...Array(3)]);
});

test('a renamed and coloured brand keeps what was not changed', () => {
  overlayBrands([{ code: 'CR', name: 'Rigi College', colors: { brand: '#7a0019' } }]);
  expect(brandByCode('CRCS')).toMatchObject({ name: 'Rigi College', id: 2 });
  expect(brandTokens('CR').color).toEqual({
    ...shippedTokens('CR').color,
    brand: '#7a0019',
    onBrand: '#ffffff',
  });
});

test.each([
  [{ brand: '#ffcc00' }, []],
  [{ accent: '#ffcc00' }, ['accent on paper', 'accent on tint']],
  [{ paper: '#101820', tint: '#1c2630', ink: '#f4f4f0', accent: '#8fd0ff' }, []],
])('colours %j leave %j unreadable', (chosen, expected) => {
  const pairs = unreadablePairs(colorsFrom(shippedTokens('UNKNOWN').color, chosen));
  expect(pairs.map(({ text, ground }) => `${text} on ${ground}`)).toEqual(expected);
});
