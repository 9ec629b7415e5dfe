import type { Lang } from '@concierge/contract/lang';
import type { MenuItem } from '@concierge/contract/menu';
import { siteLink } from '../routing/link.ts';

/**
 * Where a menu item leads (spec §3): `absolute` where it leaves the sites or has no `relative`,
 * else `relative` by the link rule (§2).
 */
export function menuHref(item: MenuItem, lang: Lang): string | undefined {
  if (item.external || item.relative === undefined) return item.absolute;
  return siteLink(item.relative, lang);
}

/** Items that are switched on; a disabled one hides everything below it too (spec §3). */
export const shown = (items: readonly MenuItem[]): MenuItem[] =>
  items.filter((item) => item.enabled);

/** Class names that editors gave an item. */
export const linkClasses = (item: {
  options?: { attributes?: { class?: string | undefined } | undefined } | undefined;
}): string[] => (item.options?.attributes?.class ?? '').split(/\s+/).filter((name) => name !== '');

/** True for an item of the apply-now menu (spec §2), marked by its class. */
export const isApply = (item: MenuItem): boolean =>
  linkClasses(item).some((name) => name === 'apply' || name === 'apply-now');

/** The apply-now menu: every marked item of these groups, or its children where it has some. */
export const applyItems = (...groups: readonly (readonly MenuItem[])[]): MenuItem[] =>
  groups
    .flatMap((items) => shown(items).filter(isApply))
    .flatMap((item) => (shown(item.below).length > 0 ? shown(item.below) : [item]));
