import type { BrandTokens } from '../tokens.ts';

/**
 * Summit Education Group: white page, black ink, one Swiss red; the gesture is a summit cut into
 * the upper edge (docs/design-language.md).
 */
export const seg: BrandTokens = {
  color: {
    paper: '#ffffff',
    ink: '#14161a',
    inkSoft: '#555960',
    tint: '#f2f0ec',
    night: '#14161a',
    onNight: '#f6f4f0',
    brand: '#dd2c1a',
    onBrand: '#ffffff',
    accent: '#bd1f10',
    line: '#d9d6d0',
  },
  weight: { display: 640, heading: 620, text: 420, strong: 640 },
  tracking: -0.032,
  radius: 0,
  gesture: {
    clip: 'polygon(0 24%, 62% 0, 100% 15%, 100% 100%, 0 100%)',
    clipRtl: 'polygon(100% 24%, 38% 0, 0 15%, 0 100%, 100% 100%)',
    mark: 'M1.0 23V12.55L4.4 8.98V23ZM5.65 23V7.67L9.05 4.1V23ZM10.3 23V2.78L12 1L13.7 2.78V23ZM14.95 23V4.1L18.35 7.67V23ZM19.6 23V8.98L23.0 12.55V23Z',
  },
  chrome: {
    topBar: 'paper',
    footer: 'ink',
    corner: 'none',
    cornerRtl: 'none',
  },
};
