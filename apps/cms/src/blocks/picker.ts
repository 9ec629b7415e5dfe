import type { BlockType } from '@concierge/contract/block';
import type { Block } from 'payload';
import { button, circles, columns, drawing, lines, picture, rows, title } from './drawing.ts';

/** What editors choose a block for, as the picker groups them. */
const purposes = {
  text: 'Text and figures',
  show: 'Pictures and films',
  list: 'Lists and cards',
  act: 'Contact and forms',
  shared: 'Written once',
};

/** A block's purpose, and what it looks like from afar on a sheet of 60 by 40. */
const shown: Readonly<
  Record<BlockType | 'shared_section', readonly [keyof typeof purposes, string]>
> = {
  hero: ['show', picture(0, 0, 60, 40) + title(6, 22, 30, 'paper') + lines(6, 29, 20, 1, 'paper')],
  rich_text: ['text', title(10, 6, 28) + lines(10, 15, 40, 4)],
  text_media: ['text', title(5, 9, 20) + lines(5, 17, 22, 3) + picture(33, 6, 22, 28)],
  media: ['show', picture(6, 5, 48, 30)],
  gallery: ['show', picture(4, 6, 25, 28) + picture(31, 6, 25, 28)],
  cards: ['list', columns(3, (x) => picture(x, 5, 15, 16) + lines(x, 25, 13, 2))],
  accordion: ['text', rows(4, (y) => lines(6, y, 42, 1) + circles(52, y + 1, 1))],
  quote: [
    'text',
    title(6, 6, 6, 'accent') + title(10, 14, 40) + title(10, 20, 30) + lines(10, 30, 16, 1),
  ],
  stats: ['text', columns(3, (x) => title(x, 11, 12, 'accent') + lines(x, 20, 14, 2))],
  cta: ['act', title(14, 8, 32) + lines(18, 16, 24, 1) + button(22, 24)],
  program_list: [
    'list',
    columns(2, (x) => picture(x, 5, 24, 12) + title(x, 20, 18) + lines(x, 27, 22, 2)),
  ],
  news_list: ['list', rows(3, (y) => picture(5, y - 1, 11, 8) + lines(20, y, 34, 2))],
  campus_list: ['list', columns(2, (x) => picture(x, 5, 24, 22) + title(x, 31, 14))],
  event_list: ['list', rows(3, (y) => title(5, y, 9, 'accent') + lines(18, y, 36, 2))],
  school_cards: ['list', columns(4, (x) => picture(x, 7, 10, 18) + lines(x, 29, 10, 1))],
  logos: ['show', columns(4, (x) => title(x, 17, 10))],
  timeline: ['text', rows(3, (y) => circles(8, y + 2, 1) + lines(14, y, 38, 2))],
  tabs: [
    'text',
    title(5, 6, 12, 'accent') + title(20, 6, 12) + title(35, 6, 12) + lines(5, 17, 48, 4),
  ],
  iframe: ['show', picture(6, 5, 48, 30) + lines(10, 9, 20, 1, 'paper')],
  webform: ['act', rows(3, (y) => lines(10, y, 14, 1) + lines(28, y, 22, 1)) + button(28, 32)],
  contact_info: [
    'act',
    circles(12, 14, 1) + lines(18, 12, 30, 2) + circles(12, 27, 1) + lines(18, 25, 26, 2),
  ],
  people: ['list', columns(3, (x) => circles(x + 7, 13, 1, 6) + lines(x, 25, 14, 2))],
  downloads: ['act', rows(3, (y) => button(6, y - 1, 8) + lines(20, y, 34, 1))],
  video: ['show', picture(6, 5, 48, 30) + circles(30, 20, 1, 5, 'paper')],
  shared_section: [
    'shared',
    columns(2, (x) => title(x, 6, 12, 'accent') + lines(x, 14, 22, 2) + picture(x, 25, 22, 10)),
  ],
};

/** A block as the picker shows it: in the group of its purpose, with a drawing. */
export function inPicker(type: keyof typeof shown, block: Block): Block {
  const [purpose, shapes] = shown[type];
  const thumbnail = { url: drawing(shapes), alt: '' };
  return {
    ...block,
    admin: { ...block.admin, group: purposes[purpose], images: { thumbnail } },
  };
}
