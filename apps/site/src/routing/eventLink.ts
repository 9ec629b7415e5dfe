import { brandByCode } from '@concierge/brands/registry';
import type { Campaign } from '@concierge/contract/campaign';
import type { Lang } from '@concierge/contract/lang';
import { absoluteUrl } from './absoluteUrl.ts';
import { brandOrigin } from './hosts.ts';
import { siteLink } from './link.ts';

/**
 * What an event of a list opens: its page here, or on the site of the brand where it has one;
 * undefined where it has none.
 */
export function eventLink(
  { alias, host_brand }: Pick<Campaign, 'alias' | 'host_brand'>,
  lang: Lang,
): string | undefined {
  const host = host_brand === undefined ? undefined : brandByCode(host_brand);
  if (!alias || (host_brand !== undefined && !host)) return undefined;
  return host ? absoluteUrl(brandOrigin(host), lang, alias) : siteLink(alias, lang);
}
