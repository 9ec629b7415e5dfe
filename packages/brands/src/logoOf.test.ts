import { describe, expect, onTestFinished, test } from 'vitest';
import { brandCodes } from './brands.ts';
import { faviconOf } from './faviconOf.ts';
import { overlayBrands } from './liveBrands.ts';
import { logoOf } from './logoOf.ts';
import { tokensOf } from './tokensOf.ts';

describe.each(brandCodes)('drawings of %s', (code) => {
  test('the logo is small, takes the colour of its surroundings and carries no style of its own', () => {
    for (const form of ['compact', 'full'] as const) {
      const logo = logoOf(code, form);
      expect(logo).toContain(tokensOf(code).gesture.mark);
      expect(logo).toContain('fill="currentColor"');
      expect(logo).not.toMatch(/style=|NaN|undefined|<text/);
      expect(logo.length).toBeLessThan(form === 'full' ? 8500 : 2000);
    }
  });

  test('the favicon shows the mark in the brand colour', () => {
    expect(faviconOf(code)).toContain(tokensOf(code).color.brand);
    expect(faviconOf(code)).toContain(tokensOf(code).gesture.mark);
  });
});

test('an unknown code gets a neutral logo that lets no markup through', () => {
  expect(logoOf('NEW')).toContain('>NEW</text>');
  expect(logoOf('<script>')).not.toContain('<script');
});

test('a wordmark has every character of a name, and lets no markup through', () => {
  onTestFinished(() => overlayBrands([]));
  overlayBrands([{ code: 'SMITH', name: 'Smith & <b>Sons</b> #1 "A"' }]);
  const logo = logoOf('SMITH');
  const lines = [...logo.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, line]) => line);
  expect(lines.join(' ')).toBe('Smith &amp; &lt;b&gt;Sons&lt;/b&gt; #1 "A"');
  expect(logo).not.toContain('<b>');
  expect(logo.match(/<text [^>]*direction="ltr"/g)).toHaveLength(2);
});
