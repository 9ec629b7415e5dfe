import type { BrandTokens } from '../tokens.ts';

/**
 * Seeblick Hotel Management School: aubergine and powder rose, light large type; the gesture is the
 * palace window's arch (docs/design-language.md).
 */
export const shms: BrandTokens = {
  color: {
    paper: '#fdfaf8',
    ink: '#2a0e1c',
    inkSoft: '#6e5260',
    tint: '#f7e8e5',
    night: '#34091f',
    onNight: '#fdece6',
    brand: '#550e32',
    onBrand: '#fde5dc',
    accent: '#981a4f',
    line: '#e4d0cd',
  },
  weight: { display: 400, heading: 480, text: 400, strong: 620 },
  tracking: -0.036,
  radius: 0,
  gesture: {
    clip: 'inset(0 round 50% 50% 0 0 / 34% 34% 0 0)',
    clipRtl: 'inset(0 round 50% 50% 0 0 / 34% 34% 0 0)',
    mark: 'M2 23V11A10 10 0 0 1 22 11V23H17.8V11A5.8 5.8 0 0 0 6.2 11V23ZM10.2 23V12.4A1.8 1.8 0 0 1 13.8 12.4V23Z',
  },
  chrome: {
    topBar: 'brand',
    footer: 'brand',
    corner: 'inset(8px 8px 0 0 round 34px 34px 0 0)',
    cornerRtl: 'inset(8px 0 0 8px round 34px 34px 0 0)',
  },
};
