import type { APIRoute } from 'astro';
import { sitemapIndex } from '../server/seo/sitemap.ts';
import { sitemapAnswer } from '../server/seo/sitemapAnswer.ts';

/** `/sitemap.xml`: the brand's index of sitemaps. */
export const GET: APIRoute = ({ locals: { brand, origin }, clientAddress: ip }) =>
  sitemapAnswer({ key: brand.code, ip }, () => sitemapIndex(brand, origin));
