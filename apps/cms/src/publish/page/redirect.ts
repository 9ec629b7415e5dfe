import { hasLanguage } from '@concierge/brands/liveBrands';
import { defaultLang } from '@concierge/contract/lang';
import { siteOrigin } from '../../routing/siteOrigin.ts';
import { splitLanguage } from '../../routing/splitLanguage.ts';
import type { Stored } from '../docStore.ts';
import { inLanguage } from '../inLanguage.ts';
import { pagePath } from '../parts/path.ts';
import { type Publishing, storedRelated } from '../publishing.ts';

export interface FoundRedirect {
  status: 301 | 302;
  /** Path with language, or a full address. */
  target: string;
}

/**
 * Where an old path of the brand leads, or undefined. One whose page is gone or unpublished leads
 * nowhere; one whose page isn't on the brand leads to the page's own site.
 */
export async function findRedirect(
  p: Publishing,
  path: string,
): Promise<FoundRedirect | undefined> {
  const { docs } = await p.payload.find({
    collection: 'redirects',
    where: {
      and: [
        { brand: { equals: p.brand } },
        { lang: { equals: p.lang } },
        { path: { equals: path } },
      ],
    },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const redirect = docs[0];
  if (!redirect) return undefined;
  const target = await findRedirectTarget(p, path, redirect);
  if (!target) return undefined;
  return { status: redirect.status === '302' ? 302 : 301, target };
}

async function findRedirectTarget(
  p: Publishing,
  path: string,
  redirect: { page?: number | { id: number } | null; url?: string | null },
): Promise<string | undefined> {
  if (redirect.page) {
    const page = await storedRelated(p, 'pages', redirect.page);
    return page && pageAddress(p, path, page);
  }
  const url = redirect.url ?? undefined;
  if (!url?.startsWith('/')) return url;
  return splitLanguage(url).lang ? url : `/${p.lang}${url}`;
}

/**
 * The address of a page on this site, or in full on the first of its own; undefined where it is the
 * one that is asked for.
 */
function pageAddress(
  p: Publishing,
  requestPath: string,
  page: Stored<'pages'>,
): string | undefined {
  const brands = inLanguage(page, p.lang).field_domain_access;
  const path = pagePath(page, p.lang);
  if (brands.some((code) => code === p.brand))
    return path === requestPath ? undefined : `/${p.lang}${path}`;
  const [brand] = brands;
  if (!brand) return undefined;
  const lang = hasLanguage(brand, p.lang) ? p.lang : defaultLang;
  return `${siteOrigin(brand)}/${lang}${pagePath(page, lang)}`;
}
