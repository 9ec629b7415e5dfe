import { describe, expect, test } from 'vitest';
import { brandCodes } from './brands.ts';
import { faviconOf } from './faviconOf.ts';
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
