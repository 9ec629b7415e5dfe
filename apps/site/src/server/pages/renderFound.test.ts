import { brandByCode } from '@concierge/brands/registry';
import { expect, test } from 'vitest';
import { renderFound } from './renderFound.ts';

const brand = brandByCode('HIM');
if (!brand) throw new Error('no brand');

test('a link to a calendar that is gone leads to the brand’s 404 page, and all else stays as it is', async () => {
  const isShown = async (body: string | null, status: number, type?: string) => {
    const answer = new Response(body, { status, headers: type ? { 'content-type': type } : {} });
    const render = renderFound(
      async () => answer,
      () => '/[lang]/calendar/[...alias].ics',
    );
    const url = new URL('http://him.localhost/en/calendar/events/gone.ics');
    return (await render(url, brand)) === answer;
  };
  expect(await isShown('Not Found', 404)).toBe(false);
  expect(await isShown('Service Unavailable', 503)).toBe(true);
  expect(await isShown('BEGIN:VCALENDAR', 200, 'text/calendar')).toBe(true);
  expect(await isShown('<p>', 404, 'text/html')).toBe(true);
  // A part of a page, such as the pop-up, is fetched by a script.
  expect(await isShown(null, 404)).toBe(true);
});
