import { expect, test } from '@playwright/test';
import { get } from '../get.ts';
import { at, codes, fetchContent, firstOwn } from './kit/brandTable.ts';
import { siteWith } from './kit/siteWith.ts';

// Reading 10.14: the product as it is, and the built site with the letter's setting.
const byLetter = siteWith(68, { EVENT_DATE_LOCALE: 'en-US' });

/** The dates with words that a page says, in its order. */
async function dates(address: string): Promise<string[]> {
  const { status, text } = await get(address);
  expect(status, address).toBe(200);
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  const said = [...main.matchAll(/<time[^>]*>([\s\S]*?)<\/time>/g)].map(([, html = '']) =>
    html.replaceAll(/<[^>]+>/g, ''),
  );
  // The day's number on a leaf of the timetable is in no language.
  return said.filter((date) => !/^\d+$/.test(date));
}

/** Names of months and weekdays in a language, long and short. */
function names(locale: string): string[] {
  const name = (options: Intl.DateTimeFormatOptions, month: number, day: number) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      .format(Date.UTC(2027, month, day))
      .replace(/\.$/, '');
  const all = (['long', 'short'] as const).flatMap((style) => [
    ...Array.from({ length: 12 }, (_, month) => name({ month: style }, month, 1)),
    ...Array.from({ length: 7 }, (_, day) => name({ weekday: style }, 0, 1 + day)),
  ]);
  return [...new Set(all)];
}

/**
 * Whether a date has one of the names as a word; Spanish and English differ in capitals at least.
 */
const says = (date: string, words: readonly string[]): boolean =>
  words.some((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(date));

const english = names('en-US');

test('a language has names of twelve months and seven days, May alone as long as short', () => {
  expect(english).toHaveLength(2 * (12 + 7) - 1);
  expect(english).toEqual(expect.arrayContaining(['Monday', 'Sat', 'May', 'December']));
});

interface Meeting {
  readonly alias: string;
  readonly Event_Start_Date_Text__c?: string;
}

for (const code of codes)
  for (const lang of ['es', 'ar'] as const)
    test(`${code}: dates are in the page’s language (${lang}), by the letter in en-US`, {
      tag: '@S9.dates.1',
    }, async () => {
      const own = names(lang);
      const webinar = await firstOwn(code, `/${lang}/webinars/`);
      const { node } = (await fetchContent(code, `/${lang}/meet-a-representative/`)).body;
      const { campaigns } = node.field_webform_dynamic_paragraph;
      // A meeting in a city says its hour in words of its own.
      const { alias } = campaigns.find((event: Meeting) => event.Event_Start_Date_Text__c);
      const meeting = `/${lang}${alias}`;
      for (const path of [webinar, meeting, `/${lang}/events/`]) {
        const [ours, letter] = [await dates(at(code, path)), await dates(byLetter(code, path))];
        expect(ours.length, path).toBeGreaterThan(0);
        expect(letter.length, path).toBeGreaterThan(0);
        const foreign = (date: string) => !says(date, own) || says(date, english);
        expect(ours.filter(foreign), path).toEqual([]);
        const unlikeTheLetter = (date: string) => !says(date, english) || says(date, own);
        expect(letter.filter(unlikeTheLetter), `${path} by the letter`).toEqual([]);
      }
    });
