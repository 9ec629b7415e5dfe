import type { Page } from '@playwright/test';
import { cmsOrigin, sitePort } from './product.ts';

/** Collections of the admin's navigation. */
const slugs = [
  ...[
    'pages',
    'shared-sections',
    'patterns',
    'releases',
    'media',
    'campaigns',
    'forms',
    'menus',
    'footers',
    'popups',
    'redirects',
    'brands',
    'brand-settings',
    'media-topics',
    'search-synonyms',
    'glossary',
  ],
  ...[
    'search-queries',
    'leads',
    'visits',
    'subscribers',
    'newsletter-changes',
    'mails',
    'erasures',
    'users',
    'audit',
    'change-log',
  ],
];

/**
 * Every screen that an administrator can open: dashboard, account, translations, alternative texts,
 * facts, calendar, schedule, the privacy desk, sign-in, and of each collection its list and its
 * newest document.
 */
export async function listAdminScreens(headers: Record<string, string>): Promise<string[]> {
  const documents = await Promise.all(
    slugs.map(async (slug) => {
      const answer = await fetch(`${cmsOrigin}/api/${slug}?limit=1&depth=0&sort=-id`, { headers });
      const { docs = [] } = (await answer.json()) as { docs?: { id: number }[] };
      return [`/collections/${slug}`, ...docs.map(({ id }) => `/collections/${slug}/${id}`)];
    }),
  );
  const others = [
    ...['', '/account', '/translations', '/alt-texts', '/facts'],
    ...['/planned', '/scheduled', '/privacy'],
  ];
  return [...others, '/globals/sign-in-rules', ...documents.flat()].map(
    (path) => `${cmsOrigin}/admin${path}`,
  );
}

/** Notes every request of a page that goes neither to the backend nor to one of its sites. */
export function watchForeign(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname, port, origin } = new URL(request.url());
    const isSite =
      (hostname === 'localhost' || hostname.endsWith('.localhost')) && Number(port) === sitePort;
    if (/^https?:$/.test(protocol) && origin !== cmsOrigin && !isSite)
      foreign.push(`${page.url()}: ${request.url()}`);
  });
  return foreign;
}
