import type { BrandTokens } from '../tokens.ts';

/**
 * Culinary Academy Ascona: saffron, terracotta and cream; the gesture is the rim of a plate seen
 * from above (docs/design-language.md).
 */
export const caa: BrandTokens = {
  color: {
    paper: '#fffaf1',
    ink: '#26140e',
    inkSoft: '#695145',
    tint: '#f8ead2',
    night: '#2b150f',
    onNight: '#fdf1dd',
    brand: '#f6b92b',
    onBrand: '#26140e',
    accent: '#9f3812',
    line: '#e5d3b6',
  },
  weight: { display: 560, heading: 580, text: 420, strong: 640 },
  tracking: -0.024,
  radius: 6,
  gesture: {
    clip: 'circle(82% at 74% 36%)',
    clipRtl: 'circle(82% at 26% 36%)',
    mark: 'M12 1A11 11 0 1 1 1 12H5.2A6.8 6.8 0 1 0 12 5.2ZM1 1H9.6A8.6 8.6 0 0 1 1 9.6Z',
  },
  chrome: {
    topBar: 'tint',
    footer: 'ink',
    corner: 'inset(0 round 0 0 0 40px)',
    cornerRtl: 'inset(0 round 0 0 40px 0)',
  },
};
