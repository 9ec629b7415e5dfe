import type { Block } from 'payload';
import { drawing } from './drawing.ts';

/** What editors choose a block for, as the picker groups them. */
const purposes = {
  text: 'Text and figures',
  show: 'Pictures and films',
  list: 'Lists and cards',
  act: 'Contact and forms',
  shared: 'Written once',
};
export type Purpose = keyof typeof purposes;

/** How the picker shows a block: in the group of its purpose, with what it looks like from afar. */
export const inPicker = (purpose: Purpose, shapes: string): NonNullable<Block['admin']> => ({
  group: purposes[purpose],
  images: { thumbnail: { url: drawing(shapes), alt: '' } },
});
