import { expect, test } from 'vitest';
import { missingNames } from './missingNames.ts';

const glossary = [
  { name: 'Swiss Education Group', ru: 'Swiss Education Group (SEG)' },
  { name: 'HIM' },
  { name: 'C++ (lab)' },
];
const missing = (english: string, own: string, lang: 'es' | 'ru' = 'es') =>
  missingNames(english, own, glossary, lang).map(({ as }) => as);

test('a name stays as it is, or is what the language has set for it', () => {
  expect(missing('Join HIM today', 'Únete a la escuela')).toEqual(['HIM']);
  expect(missing('Join HIM today', 'Únete a HIM')).toEqual([]);
  const english = 'Part of Swiss Education Group.';
  expect(missing(english, 'Часть Swiss Education Group', 'ru')).toEqual([
    'Swiss Education Group (SEG)',
  ]);
  expect(missing(english, 'Parte de Swiss Education Group')).toEqual([]);
});

test('words that only contain a name, or are written otherwise, are no name; nor is anything missing from an empty text', () => {
  expect(missing('Ask him of HIMALAYA', 'Pregunta')).toEqual([]);
  expect(missing('Join HIM', ' ')).toEqual([]);
  expect(missing('The C++ (lab) opens', 'Abre')).toEqual(['C++ (lab)']);
});
