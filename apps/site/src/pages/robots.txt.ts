import type { APIRoute } from 'astro';

/** `/robots.txt` of the brand: pages may be read, calls and drafts need not be. */
export const GET: APIRoute = ({ locals: { origin } }) => {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /views/',
    'Disallow: /leads/',
    'Disallow: /*/preview/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
};
