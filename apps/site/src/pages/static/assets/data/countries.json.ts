import { defaultLang, isLang } from '@concierge/contract/lang';
import type { APIRoute } from 'astro';
import { countriesIn } from '../../../../server/geo/countries.ts';

/** `GET /static/assets/data/countries.json?lang=` (spec §7): the country list for forms. */
export const GET: APIRoute = ({ url }) => {
  const lang = url.searchParams.get('lang');
  return Response.json(countriesIn(isLang(lang) ? lang : defaultLang), { headers: { 'Cache-Control': 'public, max-age=86400' } });
};
