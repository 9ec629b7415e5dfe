import type { Lang } from '@concierge/contract/lang';
import type { Link } from '@concierge/contract/link';
import { interfaceStrings } from '../i18n/strings.ts';

/**
 * Text of a link: the editors', else what the translations of spec §3 say of its address: programs
 * for `/programs/`, a virtual visit for an address that names one, and more for any other.
 */
export function linkText({ title, url }: Pick<Link, 'title' | 'url'>, lang: Lang): string {
  if (title) return title;
  const { discoverPrograms, virtualVisit, learnMore } = interfaceStrings(lang).spec;
  if (/\/programs\/?(?:[?#]|$)/.test(url)) return discoverPrograms;
  return /virtual-(?:visit|tour)/.test(url) ? virtualVisit : learnMore;
}
