import { createServer } from 'node:http';

/**
 * A backend of 50,000 published pages in four languages with a picture each, answering the
 * sitemap's calls from its own process: what is measured is who asks. `node
 * scripts/bench/servers/sitemapBackend.ts PORT`
 */
const pages = 50_000;
const each = 1000;
const head = { 'content-type': 'application/json' };
const origin = `http://localhost:${process.argv[2]}`;

const entry = (id: number) => ({
  id,
  type: 'lego_page',
  title: `Page ${id}`,
  paths: Object.fromEntries(
    ['en', 'es', 'ar', 'ru'].map((lang) => [lang, `/section/${lang}-page-number-${id}/`]),
  ),
  changed: '2026-11-21T00:00:00.000Z',
  images: [`${origin}/api/media/file/picture-${id % 100}.jpg`],
  noindex: false,
});

createServer((request, response) => {
  const url = new URL(request.url ?? '/', origin);
  request.resume();
  if (url.pathname === '/api/sitemap') {
    const after = Number(url.searchParams.get('after'));
    const found = Array.from({ length: Math.max(0, Math.min(each, pages - after)) }, (_, index) =>
      entry(after + index + 1),
    );
    response.writeHead(200, head).end(JSON.stringify({ pages: found }));
  } else if (url.pathname === '/api/changes')
    setTimeout(() => response.writeHead(200, head).end('{"changes":[],"last":0}'), 20_000).unref();
  else response.writeHead(200, head).end('{"forms":[]}');
}).listen(Number(process.argv[2]));
