import { defaultLang, type Lang, langs } from '@concierge/contract/lang';
import type { Menu } from '../../runtime/payload-types.ts';
import { inLanguage } from '../inLanguage.ts';
import type { Publishing } from '../publishing.ts';
import { ofBrand } from './ofBrand.ts';

/** Entries of the language selector in their order; every language where none is chosen. */
export function selectorEntries(
  menus: readonly Menu[],
): readonly Pick<NonNullable<Menu['languages']>[number], 'lang' | 'exclude_countries'>[] {
  const chosen = menus.find(({ group }) => group === 'languages')?.languages;
  return chosen?.length ? chosen : langs.map((lang) => ({ lang }));
}

/**
 * Languages of the brand's site: those of its selector, and English, which every text falls back
 * to. Addresses in another language are not found.
 */
export function siteLanguages(p: Publishing): Promise<ReadonlySet<Lang>> {
  const tag = `menu:${p.brand}`;
  p.tags.add(tag);
  return p.store.list(`languages:${p.brand}`, [tag], async () => {
    const menus = (await ofBrand(p, 'menus')).map((menu) => inLanguage(menu, defaultLang));
    return new Set([defaultLang, ...selectorEntries(menus).map(({ lang }) => lang)]);
  });
}

/** The language of the address, or English where the brand's site doesn't have it. */
export const siteLanguage = async (p: Publishing): Promise<Lang> =>
  (await siteLanguages(p)).has(p.lang) ? p.lang : defaultLang;
