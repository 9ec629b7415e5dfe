import { describe, expect, test } from 'vitest';
import { brandCodes } from './brands.ts';
import { brandTokens, tokensByCode } from './brandTokens.ts';
import { textPairs } from './colorsFrom.ts';
import { contrast, luminance } from './contrast.ts';

describe.each([...brandCodes, 'UNKNOWN'])('tokens of %s', (code) => {
  const { color } = brandTokens(code);

  test.each(textPairs)('%s on %s is AA', (text, ground) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('colours are #rrggbb', () => {
    for (const value of Object.values(color)) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  });
});

test('brand colours stay apart in greyscale, by at least 10 of 100 steps of lightness', () => {
  const lightness = Object.values(tokensByCode)
    .map(({ color }) => 116 * Math.cbrt(luminance(color.brand)) - 16)
    .sort((a, b) => a - b);
  const gaps = lightness.slice(1).map((value, index) => value - (lightness[index] ?? value));
  expect(Math.min(...gaps)).toBeGreaterThan(10);
});

test('a code that is no property of the table, such as constructor, gets the neutral tokens', () => {
  expect(brandTokens('constructor')).toBe(brandTokens('UNKNOWN'));
});

test('contrast knows the extremes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
});
