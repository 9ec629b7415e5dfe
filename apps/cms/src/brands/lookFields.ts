import { typefaces } from '@concierge/brands/typefaces';
import type { Field } from 'payload';
import { toOptions } from '../fields/choice.ts';
import { soundFavicon, soundLogo } from './soundDrawing.ts';

/** What a brand looks like besides its colours; each that is empty is as shipped. */
export const lookFields: Field[] = [
  {
    name: 'logo',
    type: 'textarea',
    label: 'Logo (SVG)',
    validate: soundLogo,
    admin: {
      description:
        'The text of the SVG file. Empty means the shipped logo, or the name as a wordmark.',
    },
  },
  {
    name: 'favicon',
    type: 'textarea',
    label: 'Icon (SVG)',
    validate: soundFavicon,
    admin: {
      description:
        'The text of a square SVG file, for tabs of browsers and home screens. Empty means the mark in the brand’s colours.',
    },
  },
  {
    name: 'typeface',
    type: 'select',
    label: 'Typeface',
    options: toOptions(Object.keys(typefaces), typefaces),
    admin: {
      description:
        'For texts in Latin and Cyrillic: Jost is geometric, Literata has serifs, Rubik is rounded. Empty means Inter Tight; Arabic is always Vazirmatn.',
    },
  },
];
