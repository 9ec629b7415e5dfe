import { brands } from '@concierge/brands/brands';
import { shippedTokens } from '@concierge/brands/brandTokens';
import { overlayBrands } from '@concierge/brands/liveBrands';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { LogoDrawing } from '../ui/LogoDrawing.tsx';
import { brandCss } from './brandCss.ts';
import { inlineBrandStyle } from './inlineBrandStyle.ts';

afterEach(() => overlayBrands([]));

/** All that a page has of its brand and of the others. */
const look = () =>
  brands.map(({ code }) => [brandCss(code), renderToStaticMarkup(<LogoDrawing code={code} />)]);

test('brands that nobody changed in the admin look byte for byte as they are shipped', () => {
  const shipped = look();
  overlayBrands(
    brands.map(({ code, name, place, kind, isMicrosite }) => {
      const { paper, ink, tint, brand, accent } = shippedTokens(code).color;
      const colors = { paper, ink, tint, brand, accent };
      return { code, name, place, kind, isMicrosite, hosts: [], colors };
    }),
  );
  expect(look()).toEqual(shipped);
});

test('a brand of the admin has its colours, also on cards of other sites, and its logo as a picture', () => {
  const before = inlineBrandStyle('SIX').hash;
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>';
  overlayBrands([{ code: 'SIX', name: 'Six', colors: { brand: '#7a0019' }, logo }]);
  expect(inlineBrandStyle('SIX').css).toContain('--brand:#7a0019');
  expect(inlineBrandStyle('SIX').hash).not.toBe(before);
  expect(brandCss('HIM')).toContain('[data-school=SIX]{--brand:#7a0019;--on-brand:#ffffff}');
  expect(renderToStaticMarkup(<LogoDrawing code="SIX" />)).toMatch(
    /^<img src="\/static\/logos\/SIX\.svg\?v=[\da-f]+" alt="" loading="lazy"\/>$/,
  );
});
