import type { BrandTokens } from '../tokens.ts';

/**
 * College Rigi: lake cobalt on cool white; the gesture is the rack railway's climb in three steep
 * steps (docs/design-language.md).
 */
export const cr: BrandTokens = {
  color: {
    paper: '#fbfcfe',
    ink: '#0c1530',
    inkSoft: '#4a5573',
    tint: '#e8edf8',
    night: '#0b1842',
    onNight: '#eaf0ff',
    brand: '#1c44cc',
    onBrand: '#ffffff',
    accent: '#1a3fbd',
    line: '#ccd5e8',
  },
  weight: { display: 720, heading: 680, text: 420, strong: 660 },
  tracking: -0.028,
  radius: 0,
  gesture: {
    clip: 'polygon(0 100%, 0 69%, 9% 69%, 9% 36%, 18% 36%, 18% 0, 100% 0, 100% 100%)',
    clipRtl: 'polygon(100% 100%, 100% 69%, 91% 69%, 91% 36%, 82% 36%, 82% 0, 0 0, 0 100%)',
    mark: 'M1 23V17.5H5.75V12H10.5V6.5H15.25V1H23V6.5H18.25V12H13.5V17.5H8.75V23Z',
  },
  chrome: {
    topBar: 'brand',
    footer: 'brand',
    corner:
      'polygon(0 0, 100% 0, 100% 100%, 18px 100%, 18px calc(100% - 9px), 9px calc(100% - 9px), 9px calc(100% - 18px), 0 calc(100% - 18px))',
    cornerRtl:
      'polygon(0 0, 100% 0, 100% calc(100% - 18px), calc(100% - 9px) calc(100% - 18px), calc(100% - 9px) calc(100% - 9px), calc(100% - 18px) calc(100% - 9px), calc(100% - 18px) 100%, 0 100%)',
  },
};
