import { expect, test } from '@playwright/test';
import { get } from '../get.ts';
import { at, codes } from './kit/brandTable.ts';

// Every block and date as the style guide of a brand shows it (`STYLEGUIDE=1`).
for (const code of codes) {
  test(`${code}: videos are embedded without tracking, frames are 300 by 200`, {
    tag: [
      ...['@S9.video.1', '@S9.video.2', '@S9.video.3', '@S9.video.4', '@S1.blocks.1'],
      ...['@S1.blocks.2', '@S1.blocks.3'],
    ],
  }, async () => {
    const { text } = await get(at(code, '/en/styleguide/'));
    for (const block of ['media', 'video', 'rich_text', 'iframe'])
      expect(text).toContain(`data-block="${block}"`);
    const embeds = [...text.matchAll(/https:\/\/(?:www\.youtube|player\.vimeo)[^"'<\s]+/g)]
      .map(([url]) => url)
      .filter((url) => /embed|player/.test(url));
    expect(embeds.some((url) => url.startsWith('https://www.youtube-nocookie.com/embed/'))).toBe(
      true,
    );
    expect(embeds.some((url) => url.startsWith('https://player.vimeo.com/video/'))).toBe(true);
    for (const url of embeds) expect(url).toContain('dnt=1');
    expect(text).toMatch(/<iframe [^>]*width="300" height="200"/);
  });

  test(`${code}: a media item leads where field_url says, and a film is a desktop's by default`, {
    tag: ['@S3.media.6', '@S4.media.3', '@S4.media.1'],
  }, async () => {
    const { text } = await get(at(code, '/en/styleguide/'));
    expect(text).toMatch(/<a [^>]*href="\/en\/campuses\/murren\/"[^>]*>(?:(?!<\/a>).)*<img /s);
    const film = /<video(?:(?!<\/video>).)*<\/video>/s.exec(text)?.[0] ?? '';
    const [mobile = '', desktop = ''] = film.match(/<source [^>]*>/g) ?? [];
    expect(mobile).toContain('media="(max-width: 992px)"');
    expect(mobile).toContain('-mobile.mp4');
    // Who knows no window has one of 1200 by 800, which is a desktop's.
    expect(desktop).not.toContain('media=');
    expect(desktop).not.toContain('-mobile.mp4');
  });

  test(`${code}: the single picture field_media_image_1 is shown where there is no list`, {
    tag: ['@S3.media.1', '@S3.media.9'],
  }, async () => {
    const { text } = await get(at(code, '/en/styleguide/'));
    expect(text).toMatch(/<img [^>]*src="[^"]*\/logo-him\.svg[^>]*width="320" height="80"/);
  });

  test(`${code}: each date_type has its format`, {
    tag: ['@S3.date.3', '@S3.date.6', '@S9.dates.7', '@S9.dates.8', '@S9.dates.9', '@S9.dates.10'],
  }, async () => {
    const { text } = await get(at(code, '/en/styleguide/'));
    const shown = [...text.matchAll(/data-date-type="(\d)"[^>]*>\s*<time[^>]*>([^<]*)</gi)];
    // 17:00 UTC, 90 minutes.
    expect(shown.map(([, type, said]) => [Number(type), said?.replaceAll(/\s/g, ' ')])).toEqual([
      [1, 'Wednesday, March 26, 2036, 6:00 PM – 7:30 PM'],
      [2, expect.stringMatching(/^Wed, Mar 26, 2036, 6:00 PM \S+$/)],
      [3, '3/26/2036'],
      [4, expect.stringMatching(/^(26 March 2036|March 26, 2036)$/)],
      [5, 'March 2036'],
      [6, 'Mar'],
    ]);
  });

  test(`${code}: dates in the formats of §9, in Paris unless asked otherwise`, {
    tag: [
      ...['@S1.dates.1', '@S9.dates.1', '@S9.dates.2', '@S9.dates.6', '@S9.dates.10'],
      ...['@S3.date.1', '@S3.date.5', '@S3.date.6'],
    ],
  }, async () => {
    const { text } = await get(at(code, '/en/styleguide/'));
    const shown = [...text.matchAll(/<time datetime="([^"]+)"[^>]*>([^<]*)<\/time>/gi)];
    const of = (instant: string) =>
      shown.filter(([, at]) => at === instant).map(([, , said]) => said);
    const evening = of('2036-03-26T17:00:00Z');
    expect(evening).toContain('26');
    expect(evening).toContain('Mar');
    expect(evening.join('|')).toMatch(/Wed, Mar 26, 2036, 6:00 PM \S+/);
  });
}

for (const [code, path] of [
  ['HIM', '/en/webinars/a-week-in-the-schilthalde/'],
  ['CR', '/en/webinars/the-monday-case-live/'],
  ['CAA', '/en/webinars/knife-skills-in-fifty-minutes/'],
  ['SHMS', '/en/webinars/a-price-every-six-minutes/'],
  ['SEG', '/en/webinars/which-of-the-four/'],
] as const)
  test(`${code}: an event says long weekday, date, start, and an end that its duration gives`, {
    tag: [
      ...['@S9.dates.4', '@S9.dates.5', '@S9.dates.8', '@S9.webinar.1', '@S3.date.2'],
      ...['@S3.date.4'],
    ],
  }, async () => {
    const { text } = await get(at(code, path));
    const words = text.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    const minutes = Number(/(\d+) minutes/.exec(words)?.[1]);
    const day = '(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, [A-Z][a-z]+ \\d+, \\d{4}';
    const span = new RegExp(`${day}, (\\d+:\\d+ [AP]M) – (\\d+:\\d+ [AP]M)`).exec(words);
    const at12 = (clock = '') => Date.parse(`2000-01-01 ${clock}`) / 60_000;
    expect(at12(span?.[3]) - at12(span?.[2])).toBe(minutes);
    const instant = new Date(/<time datetime="([^"]+T[^"]+)"/i.exec(text)?.[1] ?? '');
    const start = instant.toLocaleTimeString('en-US', {
      timeZone: 'Europe/Paris',
      hour: 'numeric',
      minute: '2-digit',
    });
    expect(span?.[2]).toBe(start.replaceAll('\u202f', ' '));
  });
