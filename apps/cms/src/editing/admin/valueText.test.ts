import { expect, test } from 'vitest';
import { valueText } from './valueText.ts';

/** A formatted text as the admin's editor stores it. */
const written = (...paragraphs: string[]) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: null,
    children: paragraphs.map((text) => ({
      type: 'paragraph',
      format: '',
      indent: 0,
      version: 1,
      direction: null,
      textFormat: 0,
      textStyle: '',
      children: text
        ? [{ type: 'text', text, mode: 'normal', style: '', detail: 0, format: 1, version: 1 }]
        : [],
    })),
  },
});

test('a formatted text says its paragraphs, and an emptied one nothing', () => {
  expect(valueText(written('Learn to cook.', 'Stay.'))).toBe('Learn to cook.\nStay.');
  expect(valueText(written(''))).toBe('');
});

test('a row says the values of its fields', () => {
  const row = { id: '6f', blockType: 'fact', value: 98, text: written('Find work.'), note: null };
  expect(valueText([row])).toBe('98\nFind work.');
});
