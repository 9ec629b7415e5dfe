import { describe, expect, onTestFinished, test } from 'vitest';
import { brandCodes } from './brands.ts';
import { brandTokens } from './brandTokens.ts';
import { faviconAddress, faviconSvg } from './faviconSvg.ts';
import { overlayBrands } from './liveBrands.ts';
import { logoSvg } from './logoSvg.ts';

describe.each(brandCodes)('drawings of %s', (code) => {
  test('the logo is small, takes the colour of its surroundings and carries no style of its own', () => {
    for (const form of ['compact', 'full'] as const) {
      const logo = logoSvg(code, form);
      expect(logo).toContain(brandTokens(code).gesture.mark);
      expect(logo).toContain('fill="currentColor"');
      expect(logo).not.toMatch(/style=|NaN|undefined|<text/);
      expect(logo.length).toBeLessThan(form === 'full' ? 8500 : 2000);
    }
  });

  test('the favicon shows the mark in the brand colour', () => {
    expect(faviconSvg(code)).toContain(brandTokens(code).color.brand);
    expect(faviconSvg(code)).toContain(brandTokens(code).gesture.mark);
  });
});

test('an unknown code gets a neutral logo that lets no markup through', () => {
  expect(logoSvg('NEW')).toContain('>NEW</text>');
  expect(logoSvg('<script>')).not.toContain('<script');
});

test('a wordmark has every character of a name, and lets no markup through', () => {
  onTestFinished(() => overlayBrands([]));
  overlayBrands([{ code: 'SMITH', name: 'Smith & <b>Sons</b> #1 "A"' }]);
  const logo = logoSvg('SMITH');
  const lines = [...logo.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, line]) => line);
  expect(lines.join(' ')).toBe('Smith &amp; &lt;b&gt;Sons&lt;/b&gt; #1 "A"');
  expect(logo).not.toContain('<b>');
  expect(logo.match(/<text [^>]*direction="ltr"/g)).toHaveLength(2);
});

test('a favicon that people drew is shown instead, in the size of an icon, and on the paper where corners are to be filled', () => {
  onTestFinished(() => overlayBrands([]));
  expect(faviconAddress('HIM')).toBeUndefined();
  const shape = '<path width="9" d="M0 0h512v512z"/></svg>';
  const favicon = `<?xml version="1.0"?>\n<svg width='4000' xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" height="2em">${shape}`;
  overlayBrands([{ code: 'HIM', favicon }]);
  const sized = `<svg width="32" height="32" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${shape}`;
  expect(faviconSvg('HIM')).toBe(sized);
  const { paper } = brandTokens('HIM').color;
  expect(faviconSvg('HIM', 'square')).toContain(`fill="${paper}"/>${sized}</svg>`);
  const address = faviconAddress('HIM');
  expect(address).toMatch(/^\/favicon\.svg\?v=[0-9a-f]+$/);
  overlayBrands([{ code: 'HIM', favicon: favicon.replace('h512', 'h256') }]);
  expect(faviconAddress('HIM')).not.toBe(address);
  expect(faviconSvg('CR')).toContain(brandTokens('CR').gesture.mark);
});
