import { defaultLang, isLang } from '@concierge/contract/lang';
import type { APIRoute } from 'astro';
import { interfaceStrings } from '../../../i18n/strings.ts';

/**
 * `GET /static/consent/{lang}.json`: the texts of the consent banner, fetched only when it opens.
 */
export const GET: APIRoute = ({ params }) => {
  const { lang } = params;
  return Response.json(interfaceStrings(isLang(lang) ? lang : defaultLang).consent, {
    headers: { 'cache-control': 'public, max-age=86400' },
  });
};
