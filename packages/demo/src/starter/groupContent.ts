import type { Lang } from '@concierge/contract/lang';
import type { SeedContent } from '../all.ts';
import { words as w } from '../menus/words.ts';
import type { L10n, SeedBlock, SeedPage } from '../types.ts';
import { type StarterBrand, starterContent } from './starterContent.ts';

/** A brand of a group that begins. */
export interface GroupBrand extends StarterBrand {
  /** Origin of its site, for links from the group's. */
  readonly origin: string;
}

/**
 * The skeleton of a group of its own, in the languages that it begins with: that of each site, and
 * on the group's home page a card for each school.
 */
export function groupContent(brands: readonly GroupBrand[], langs: readonly Lang[]): SeedContent {
  const { pages, menus, ...content } = starterContent(brands);
  const group = brands.find(({ isMicrosite }) => isMicrosite === false);
  const schools = brands.filter((brand) => brand !== group);
  const isGroupHome = ({ alias, brands: on }: SeedPage) =>
    alias === '/' && on.some((code) => code === group?.code);
  const withSchools = pages.map((page) =>
    isGroupHome(page) && schools.length > 0
      ? { ...page, blocks: [...(page.blocks ?? []), schoolCards(schools)] }
      : page,
  );
  const ownMenus = menus.map((menu) =>
    menu.languages
      ? {
          ...menu,
          languages: langs.flatMap((lang) => entriesInLanguage(menu.languages ?? [], lang)),
        }
      : menu,
  );
  return inLanguages({ ...content, pages: withSchools, menus: ownMenus }, langs);
}

/** Which countries don't see a language is for the group to say. */
const entriesInLanguage = <T extends { lang: Lang }>(entries: readonly T[], lang: Lang) =>
  entries
    .filter((entry) => entry.lang === lang)
    .map((entry) => ({ ...entry, exclude_countries: [] }));

const schoolCards = (schools: readonly GroupBrand[]): SeedBlock => ({
  type: 'school_cards',
  field_title: w.schools,
  field_items: schools.map(({ code, name, origin }) => {
    const title: L10n = { en: name, es: name, ar: name, ru: name };
    return { school: code, title, link: { url: `${origin}/`, title } };
  }),
});

/** Content without the texts of other languages; English is in any case. */
function inLanguages<T>(value: T, langs: readonly string[]): T {
  if (Array.isArray(value)) return value.map((entry) => inLanguages(entry, langs)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const chosen = 'en' in value ? entries.filter(([key]) => langs.includes(key)) : entries;
  return Object.fromEntries(chosen.map(([key, entry]) => [key, inLanguages(entry, langs)])) as T;
}
