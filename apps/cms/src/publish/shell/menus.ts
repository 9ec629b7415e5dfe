import { hasLanguage } from '@concierge/brands/liveBrands';
import { type Lang, langs } from '@concierge/contract/lang';
import type { LanguageEntry, MenuItem, Menus } from '@concierge/contract/menu';
import { languageNames } from '../../i18n/locales.ts';
import { siteOrigin } from '../../routing/siteOrigin.ts';
import type { Menu, MenuItem as MenuItemBlock } from '../../runtime/payload-types.ts';
import { inLanguage } from '../inLanguage.ts';
import { isInTrash } from '../isInTrash.ts';
import { isShown } from '../isShown.ts';
import { publishImage } from '../parts/image.ts';
import { type Publishing, present } from '../publishing.ts';
import { ofBrand } from './ofBrand.ts';

type StoredItem = Omit<MenuItemBlock, 'below' | 'blockType' | 'blockName'> & {
  below?: StoredItem[] | null | undefined;
};

/** Where this document, or the nearest translated page above it, is in each language. */
export type LanguageTargets = Readonly<Record<Lang, { path: string; translated: boolean }>>;

/** The six menu groups of the brand (spec §3). */
export async function publishMenus(p: Publishing): Promise<Menus> {
  const stored = await ofBrand(p, 'menus');
  const menus = stored.map((menu) => inLanguage(menu, p.lang));
  const group = async (name: string) =>
    publishItems(p, menus.find((menu) => menu.group === name)?.items);
  return {
    main: await group('main'),
    headersecondary: await group('headersecondary'),
    footer: await group('footer'),
    headertopmost: await group('headertopmost'),
    search_recommended: await group('search_recommended'),
    languages: publishLanguages(
      p,
      menus.find((menu) => menu.group === 'languages'),
    ),
  };
}

const publishItems = (p: Publishing, items: StoredItem[] | null | undefined): Promise<MenuItem[]> =>
  present((items ?? []).map((item) => publishItem(p, item)));

async function publishItem(p: Publishing, item: StoredItem): Promise<MenuItem | undefined> {
  if (item.enabled === false || !item.title || !isShown(item, p.now)) return undefined;
  if (item.relative && (await isInTrash(p, item.relative))) return undefined;
  return {
    title: item.title,
    description: item.description ?? undefined,
    relative: item.relative ?? undefined,
    absolute: item.absolute ?? undefined,
    external: item.external ?? false,
    enabled: true,
    below: await publishItems(p, item.below),
    field_image: await publishImage(p, item.field_image),
    field_description_class: item.field_description_class ?? undefined,
    options: item.class ? { attributes: { class: item.class } } : undefined,
  };
}

/** Languages of the selector, leading to the home pages; `withTargets` leads them to a document. */
function publishLanguages(p: Publishing, menu: Menu | undefined): LanguageEntry[] {
  const chosen = menu?.languages?.length
    ? menu.languages
    : langs.map((lang) => ({ lang, exclude_countries: [] }));
  return chosen
    .filter(({ lang }) => hasLanguage(p.brand, lang))
    .map(({ lang, exclude_countries }) => ({
      title: languageNames[lang],
      absolute: absoluteAddress(p, lang, '/'),
      exclude_countries: exclude_countries ?? [],
      lang,
      translated: true,
    }));
}

/** The same languages, each leading to the document or to the nearest translated page above it. */
export const withTargets = (
  p: Publishing,
  languages: LanguageEntry[],
  targets: LanguageTargets,
): LanguageEntry[] =>
  languages.map((entry) => {
    const { path, translated } = targets[entry.lang];
    return { ...entry, absolute: absoluteAddress(p, entry.lang, path), translated };
  });

const absoluteAddress = (p: Publishing, lang: Lang, path: string): string =>
  new URL(`/${lang}${path}`, siteOrigin(p.brand)).href;
