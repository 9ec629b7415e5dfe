import { expect, test } from 'vitest';
import { interfaceStrings } from '../../i18n/strings.ts';
import { durationText } from './durationText.ts';

test.each([
  [360, 'open_house', 'en', '6 hours'],
  [60, 'meet', 'en', '1 hour'],
  [90, 'meet', 'en', '1 hour 30 minutes'],
  [45, 'meet', 'en', '45 minutes'],
  [2880, 'open_culinary', 'en', '2 days'],
  [360, 'open_house', 'es', '6 horas'],
  [360, 'open_house', 'ar', '6 ساعات'],
  [240, 'open_house', 'ru', '4 часа'],
] as const)('%i minutes of %s in %s', (minutes, kind, lang, text) =>
  expect(durationText(minutes, kind, lang, interfaceStrings(lang))).toBe(text),
);

test('a webinar’s is in minutes, however long it takes', { tags: ['S9.webinar.1'] }, () =>
  expect(durationText(90, 'webinar', 'en', interfaceStrings('en'))).toBe('90 minutes'),
);
