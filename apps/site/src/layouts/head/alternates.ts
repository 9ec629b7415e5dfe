import { defaultLang, langs } from '@concierge/contract/lang';
import { siteLink } from '../../content/link.ts';
import type { PageContext } from '../../content/pageContext.ts';

export interface Alternate {
  hreflang: string;
  href: string;
}

/** The page in its other languages, only those that it is really translated into, and `x-default` (issue 2 §5); none for a lone one. */
export function alternates({ answer, origin }: PageContext): Alternate[] {
  if (!answer) return [];
  const { translations } = answer.node;
  const links = langs.flatMap((lang) => {
    const path = translations[lang];
    return path === undefined ? [] : [{ hreflang: lang as string, href: origin + siteLink(path, lang) }];
  });
  const [first] = links;
  if (first === undefined || links.length < 2) return [];
  return [...links, { ...(links.find(({ hreflang }) => hreflang === defaultLang) ?? first), hreflang: 'x-default' }];
}
