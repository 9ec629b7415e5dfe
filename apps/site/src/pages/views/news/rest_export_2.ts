import type { APIRoute } from 'astro';
import { proxyView } from '../../../server/viewsProxy.ts';

/** `GET /views/news/rest_export_2?combine=&origin=1&field_web_value=` (spec §7). */
export const GET: APIRoute = (context) =>
  proxyView('/views/news/rest_export_2', context, {
    origin: '1',
    field_web_value: String(context.locals.brand.id),
  });
