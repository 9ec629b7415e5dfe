import { brandByCode, brandHosts } from '@concierge/brands/registry';
import type { Lang } from '@concierge/contract/lang';
import type { Link } from '@concierge/contract/values/link';
import { brandAddress } from '../../routing/brandAddress.ts';

/** A card's link; one to the home page of its school's own site leads to that in this language. */
export function schoolLink(school: string, link: Link, lang: Lang): Link {
  const brand = brandByCode(school);
  const url = URL.canParse(link.url) ? new URL(link.url) : undefined;
  const isHome = brand && url?.pathname === '/' && brandHosts(brand).includes(url.hostname);
  return isHome ? { ...link, url: brandAddress(school, '/', lang) } : link;
}
