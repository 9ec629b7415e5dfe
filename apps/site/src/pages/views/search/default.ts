import type { APIRoute } from 'astro';
import { proxyView } from '../../../server/viewsProxy.ts';

/** `GET /views/search/default?search_api_fulltext=&full=1&field_domain_access=` (spec §7). */
export const GET: APIRoute = (context) =>
  proxyView('/views/search/default', context, {
    full: '1',
    field_domain_access: context.locals.brand.code,
  });
