import type { MenuItem, Menus } from '@concierge/contract/menu';

const isHighlight = ({ options }: MenuItem): boolean =>
  /(^|\s)highlight(\s|$)/.test(options?.attributes?.class ?? '');

/** Links shown until a search is run (spec §10.10). */
export const recommendedLinks = (menus: Menus): MenuItem[] =>
  menus.search_recommended.filter((item) => item.enabled && !isHighlight(item));

/** Links beneath the results: those whose class contains `highlight`. */
export const highlightLinks = (menus: Menus): MenuItem[] =>
  menus.search_recommended.filter((item) => item.enabled && isHighlight(item));
