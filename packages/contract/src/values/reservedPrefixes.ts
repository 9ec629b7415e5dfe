import { langs } from './lang.ts';

/** First segments of the addresses that the site answers itself, outside every language. */
export const endpointPrefixes = [
  'api',
  'views',
  'leads',
  'captcha',
  'static',
  'img',
  'media',
  'og',
  '_astro',
] as const;

/** First segments of endpoints that come with Astro and that no page of ours uses. */
export const unusedPrefixes = ['_image', '_server-islands'] as const;

/**
 * First segments that no page's address may have: a page there would never be answered. Drafts are
 * shown at /preview/ of a language, and a proxy may send /admin/ to the backend. A function, so
 * that browsers, which need the endpoints alone, don't load it.
 */
export const reservedPrefixes = (): readonly string[] => [
  ...langs,
  ...endpointPrefixes,
  ...unusedPrefixes,
  'preview',
  'admin',
];
