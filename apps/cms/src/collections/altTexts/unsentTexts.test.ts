import { expect, test } from 'vitest';
import { unsentTexts } from './unsentTexts.ts';

test('what was typed while a save was under way stays, what was sent goes', () => {
  const sent = { en: 'Lake', es: 'Lago', ar: '' };
  const typed = { en: 'Lake', es: 'Lago de Thun', ar: '', ru: 'Озеро' };
  expect(unsentTexts(typed, sent)).toEqual({ es: 'Lago de Thun', ru: 'Озеро' });
});
