import { defaultLang, langs } from '@concierge/contract/lang';
import type { PageContext } from '../../content/pageContext.ts';
import { siteLink } from '../../routing/link.ts';
import type { Listing } from './listing.ts';

export interface Alternate {
  hreflang: string;
  href: string;
}

/**
 * The page in its other languages, only those that it is really translated into, and `x-default`;
 * none for a lone one, and none on a page that shows English because its own language is missing:
 * it is no translation. None either of a part of a list: in another language it holds something
 * else, or nothing.
 */
export function alternates(
  { answer, origin, lang: requestedLang }: PageContext,
  listing?: Listing,
): Alternate[] {
  if (listing?.query || answer?.node.lang !== requestedLang) return [];
  const { translations } = answer.node;
  const links = langs.flatMap((lang) => {
    const path = translations[lang];
    return path === undefined
      ? []
      : [{ hreflang: lang as string, href: origin + siteLink(path, lang) }];
  });
  const [first] = links;
  if (first === undefined || links.length < 2) return [];
  return [
    ...links,
    { ...(links.find(({ hreflang }) => hreflang === defaultLang) ?? first), hreflang: 'x-default' },
  ];
}
