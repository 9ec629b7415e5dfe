import { readFileSync } from 'node:fs';
import { brandCodes } from '@concierge/brands/brands';
import { brandTokens } from '@concierge/brands/brandTokens';
import { contrast } from '@concierge/brands/contrast';
import { describe, expect, test } from 'vitest';
import { tokensCss } from './brandCss.ts';

const css = readFileSync(new URL('./tones.css', import.meta.url), 'utf8');

/** A mix of two `#rrggbb` in sRGB, as `color-mix` makes it. */
function mix(one: string, share: number, other: string): string {
  const channel = (at: number) => {
    const [a, b] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

describe.each(brandCodes)('tones of %s', (code) => {
  const { color } = brandTokens(code);

  test('quiet text on the dark ground is AA, by the share that tones.css mixes', () => {
    const share =
      Number(
        /--fg-soft: color-mix\(in srgb, var\(--on-night\) (\d+)%, var\(--night\)\)/.exec(css)?.[1],
      ) / 100;
    expect(contrast(mix(color.onNight, share, color.night), color.night)).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  test('the apply corner is AA on every ground, turned round on the brand’s colour', () => {
    expect(contrast(color.brand, color.onBrand)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color.night, color.onNight)).toBeGreaterThanOrEqual(4.5);
  });

  test('the inline style names the layers first and turns the gesture round on right-to-left pages', () => {
    const inline = tokensCss(brandTokens(code));
    expect(inline.startsWith('@layer reset,tokens,base,layout,components,utilities;')).toBe(true);
    expect(inline).toContain(`[dir=rtl]{--gesture-clip:${brandTokens(code).gesture.clipRtl}`);
  });
});
