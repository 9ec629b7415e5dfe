import { overlayBrands } from '@concierge/brands/liveBrands';
import { expect, onTestFinished, test, vi } from 'vitest';

vi.mock('astro:middleware', () => ({ defineMiddleware: (handler: unknown) => handler }));

/** The language that a request to the institute is answered in, and the address it goes on to. */
async function routed(pathname: string, routePattern: string): Promise<unknown[]> {
  const { onRequest } = await import('./middleware.ts');
  const locals: Partial<App.Locals> = {};
  const url = new URL(pathname, 'http://him.localhost');
  const next = vi.fn(async (..._to: unknown[]) => new Response());
  await onRequest({ locals, routePattern, url } as never, next as never);
  return [locals.lang, ...(next.mock.calls[0] ?? [])];
}

test.each([
  ['/es/search/', '/[lang]/search', 'es'],
  ['/ar/feed/news.xml', '/[lang]/feed/news.xml', 'ar'],
  ['/api/geolocation', '/api/geolocation', 'en'],
  ['/static/consent/ru.json', '/static/consent/[lang].json', 'en'],
  ['/old-page/', '/[lang]/[...alias]', 'en'],
])('%s goes on to its route', async (path, pattern, lang) => {
  expect(await routed(path, pattern)).toEqual([lang]);
});

test.each([
  ['/de/compare/', '/[lang]/compare'],
  ['/foo/search/', '/[lang]/search'],
  ['/foo/feed/news.xml', '/[lang]/feed/news.xml'],
  ['/%D0%B4/calendar/events.ics', '/[lang]/calendar/[...alias].ics'],
  ['/ru/events/', '/[lang]/events'],
  ['/xx/calendar/%_%.ics', '/[lang]/calendar/[...alias].ics'],
  ['/ru/old-page/', '/[lang]/[...alias]'],
])(
  '%s, in a language that the site has not, is left to the route of aliases',
  async (path, pattern) => {
    onTestFinished(() => overlayBrands([]));
    overlayBrands([{ code: 'HIM', languages: ['es', 'ar'] }]);
    expect(await routed(path, pattern)).toEqual(['en', '/-/']);
  },
);
