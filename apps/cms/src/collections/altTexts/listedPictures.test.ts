import { expect, test } from 'vitest';
import { listedPictures } from './listedPictures.ts';

const picture = (id: number, texts: Record<string, string> = {}) => ({
  id,
  filename: `${id}.jpg`,
  updatedAt: '2026-11-28T10:00:00Z',
  texts,
});

test('a picture leaves the list with its last text, unless one that was typed isn’t sent', () => {
  const listed = [picture(3), picture(2, { en: 'Lake' }), picture(1)];
  const now = [picture(5), picture(3, { en: 'Kitchen' })];
  const typed = { 2: { en: 'Lake of Thun' }, 1: { en: '' } };
  expect(listedPictures(listed, now, typed)).toEqual([
    picture(3, { en: 'Kitchen' }),
    picture(2, { en: 'Lake' }),
    picture(5),
  ]);
});
