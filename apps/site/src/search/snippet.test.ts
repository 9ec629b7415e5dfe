import fc from 'fast-check';
import { expect, test } from 'vitest';
import { snippet } from './snippet.ts';

const marked = (text: string, query: string) =>
  snippet(text, query)
    .filter((piece) => piece.mark)
    .map((piece) => piece.text);

test('a snippet has at most 150 characters, whatever the text', { tags: ['S9.search.3'] }, () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 600, unit: 'grapheme' }),
      fc.string({ maxLength: 20 }),
      (text, query) => {
        expect(
          snippet(text, query).reduce((length, piece) => length + piece.text.length, 0),
        ).toBeLessThanOrEqual(150);
      },
    ),
  );
});

test('shows the match of a long text, marked', () => {
  const text = `${'filler '.repeat(60)}the Pastry kitchen opens at six ${'filler '.repeat(60)}`;
  expect(marked(text, 'pastry')).toEqual(['Pastry']);
});

test('what stands between two matches is one piece, and the pieces are the text', () => {
  const text = 'Learn to cook, and cook well.';
  const pieces = snippet(text, 'cook').map((piece) => piece.text);
  expect(pieces).toEqual(['Learn to ', 'cook', ', and ', 'cook', ' well.']);
});

test('marks inflected, accented and Arabic words', () => {
  expect(marked('Educación y educaciones', 'educacion')).toEqual(['Educación', 'educaciones']);
  expect(marked('برامج الضيافة', 'برامج')).toEqual(['برامج']);
});

test('marks neither what begins with an English possessive ending nor with a single letter', () => {
  expect(marked('A school in a small master class', 'master’s')).toEqual(['master']);
  expect(marked('An e-mail everyone expects', 'e-mail')).toEqual(['e', 'mail']);
});
