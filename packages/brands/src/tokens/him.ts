import type { BrandTokens } from '../tokens.ts';

/**
 * Hotel Institute Mürren: glacier green and spruce night; the gesture is the steep diagonal of the
 * Lauterbrunnen wall (docs/design-language.md).
 */
export const him: BrandTokens = {
  color: {
    paper: '#f9fcfb',
    ink: '#0a2321',
    inkSoft: '#45605c',
    tint: '#e2f0ec',
    night: '#0a2d2a',
    onNight: '#e8f7f2',
    brand: '#4fac9a',
    onBrand: '#06211f',
    accent: '#09685c',
    line: '#c5dad5',
  },
  weight: { display: 780, heading: 720, text: 420, strong: 680 },
  tracking: -0.03,
  radius: 0,
  gesture: {
    clip: 'polygon(17% 0, 100% 0, 100% 100%, 0 100%)',
    clipRtl: 'polygon(83% 0, 0 0, 0 100%, 100% 100%)',
    mark: 'M1 23L13 1H17.6L5.6 23ZM9.4 23L16.3 10.4L23 23Z',
  },
  chrome: {
    topBar: 'ink',
    footer: 'ink',
    corner: 'polygon(20px 0, 100% 0, 100% 100%, 0 100%)',
    cornerRtl: 'polygon(0 0, calc(100% - 20px) 0, 100% 100%, 0 100%)',
  },
};
