import type { Lang } from '@concierge/contract/lang';

/** Where nothing is, in each language: no page's address has a part that is a hyphen. */
export const notFoundPath = (lang: Lang): string => `/${lang}/-/`;
