import { hasLanguage } from '@concierge/brands/liveBrands';
import { defaultLang, type Lang, langs } from '@concierge/contract/lang';
import type { MenuItem } from '@concierge/contract/menu';
import type { Payload } from 'payload';
import type { AllLanguages } from '../publish/inLanguage.ts';
import { pagePath } from '../publish/parts/path.ts';
import { type Publishing, publishingFor } from '../publish/publishing.ts';
import { publishFooter } from '../publish/shell/footer.ts';
import { publishMenus } from '../publish/shell/menus.ts';
import type { Page } from '../runtime/payload-types.ts';

interface Named {
  readonly title: string;
  readonly url?: string | undefined;
}

const itemsIn = (items: readonly MenuItem[]): Named[] =>
  items.flatMap(({ title, relative, below }) => [{ title, url: relative }, ...itemsIn(below)]);

/** Names by which the menus and the footer of a brand's site link to each path of it. */
const namesByPath = (p: Publishing): Promise<ReadonlyMap<string, string>> =>
  p.store.list(
    `linkNames|${p.brand}|${p.lang}`,
    [`menu:${p.brand}`, `footer:${p.brand}`],
    async () => {
      const names = new Map<string, string>();
      if (!hasLanguage(p.brand, p.lang)) return names;
      const { languages: _, ...menus } = await publishMenus(p);
      const { block_legal, block_header_buttons } = await publishFooter(p, []);
      for (const { title, url } of [
        ...Object.values(menus).flatMap(itemsIn),
        ...[block_legal, block_header_buttons].flatMap((block) => block?.links ?? []),
      ]) {
        // One with a query or anchor names a choice or a part of the page.
        if (url && /^\/[^?#]*$/.test(url))
          names.set(url, `${names.get(url) ?? ''} ${title}`.trim());
      }
      return names;
    },
  );

/** Names by which sites link to a page in a language, by brand; menus hold English paths or own. */
export async function linkNames(
  payload: Payload,
  page: AllLanguages<Page>,
  brands: readonly string[],
  lang: Lang,
): Promise<Record<string, string>> {
  const paths = [...new Set([pagePath(page, lang), pagePath(page, defaultLang)])];
  const named = await Promise.all(
    brands.map(async (brand) => {
      const names = await namesByPath(publishingFor(payload, brand, lang));
      return [brand, paths.flatMap((path) => names.get(path) ?? []).join(' ')] as const;
    }),
  );
  return Object.fromEntries(named.filter(([, names]) => names));
}

/** Every path that the menus and the footer of a brand's site link to. */
export async function linkedPaths(payload: Payload, brand: string): Promise<string[]> {
  const names = await Promise.all(
    langs.map((lang) => namesByPath(publishingFor(payload, brand, lang))),
  );
  return [...new Set(names.flatMap((paths) => [...paths.keys()]))];
}

/** The published pages of a brand at these paths, whichever language they are in. */
export async function pagesAt(
  payload: Payload,
  brand: string,
  paths: readonly string[],
): Promise<number[]> {
  const found = await Promise.all(
    langs.map((lang) =>
      payload.find({
        collection: 'pages',
        where: {
          and: [
            { [`alias.${lang}`]: { in: paths } },
            { field_domain_access: { in: [brand] } },
            { _status: { equals: 'published' } },
          ],
        },
        select: { title: true },
        depth: 0,
        pagination: false,
        overrideAccess: true,
      }),
    ),
  );
  return found.flatMap(({ docs }) => docs.map(({ id }) => id));
}
