import type { MenuItem, Menus } from '@concierge/contract/menu';
import { linkClasses, shown } from '../routing/menuLink.ts';

const isHighlight = (item: MenuItem): boolean => linkClasses(item).includes('highlight');

/** Links shown until a search is run (spec §10.10). */
export const recommendedLinks = (menus: Menus): MenuItem[] =>
  shown(menus.search_recommended).filter((item) => !isHighlight(item));

/** Links beneath the results: those whose class contains `highlight`. */
export const highlightLinks = (menus: Menus): MenuItem[] =>
  shown(menus.search_recommended).filter(isHighlight);
