import type { APIRoute } from 'astro';
import { sitemap } from '../server/seo/sitemap.ts';
import { sitemapAnswer } from '../server/seo/sitemapAnswer.ts';

/** `/sitemap-{after}.xml`: the brand's pages behind an id. */
export const GET: APIRoute = ({ params, locals: { brand, origin }, clientAddress: ip }) => {
  const after = params['after'] ?? '';
  if (!/^\d{1,12}$/.test(after)) return new Response('Not found.', { status: 404 });
  return sitemapAnswer({ key: `${brand.code} ${Number(after)}`, ip }, () =>
    sitemap(brand, origin, Number(after)),
  );
};
