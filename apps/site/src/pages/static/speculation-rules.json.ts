import { endpointPrefixes } from '@concierge/contract/reservedPrefixes';
import type { APIRoute } from 'astro';

/**
 * Addresses of which nothing is fetched in advance: what a visitor asks for, what depends on a
 * query, which an asterisk would find in every address, what is no page.
 */
const never = [
  '/*\\?(.+)',
  '/*/search/*',
  '/*/compare/*',
  '/*/preview/*',
  '/*/thank-you/*',
  '/*/calendar/*',
  '/*/feed/*',
];
const endpoints = endpointPrefixes.map((prefix) => `/${prefix}/*`);

/**
 * `GET /static/speculation-rules.json`: pages are fetched, never run, once a visitor rests on a
 * link or presses it; none where the visitor's browser asks to save data, and browsers leave it on
 * their own where battery is to be saved. Pages name it in their `Speculation-Rules` header, which
 * the policy allows as `'self'`.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: [...never, ...endpoints] } },
          {
            not: {
              selector_matches: '[download], [target=_blank], [rel~=nofollow], [data-search-open]',
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export const GET: APIRoute = ({ request }) =>
  new Response(JSON.stringify(request.headers.get('save-data') === 'on' ? {} : rules), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=86400',
      vary: 'Save-Data',
    },
  });
