import type { BrandTokens } from '../tokens.ts';

/**
 * The look of a brand that has no token file yet, such as one of `EXTRA_BRANDS`: greys and a plain
 * rectangle.
 */
export const neutral: BrandTokens = {
  color: {
    paper: '#ffffff',
    ink: '#17191c',
    inkSoft: '#565b61',
    tint: '#f1f2f3',
    night: '#17191c',
    onNight: '#f3f4f5',
    brand: '#3d444d',
    onBrand: '#ffffff',
    accent: '#2f4a6d',
    line: '#d5d8dc',
  },
  weight: { display: 600, heading: 600, text: 420, strong: 640 },
  tracking: -0.025,
  radius: 0,
  gesture: { clip: 'inset(0)', clipRtl: 'inset(0)', mark: 'M3 3H21V21H3ZM8 8V16H16V8Z' },
};
