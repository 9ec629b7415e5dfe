import { type Publishing, storedRelated } from '../publishing.ts';
import { pathOf } from './path.ts';

export interface FoundRedirect {
  status: 301 | 302;
  /** Path with language, or a full address. */
  target: string;
}

/**
 * Where an old path of the brand leads, or undefined. One whose page is gone or unpublished leads
 * nowhere.
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
  const target = await targetOf(p, redirect);
  if (!target) return undefined;
  return { status: redirect.status === '302' ? 302 : 301, target };
}

async function targetOf(
  p: Publishing,
  redirect: { page?: number | { id: number } | null; url?: string | null },
): Promise<string | undefined> {
  if (redirect.page) {
    const page = await storedRelated(p, 'pages', redirect.page);
    return page && `/${p.lang}${pathOf(page, p.lang)}`;
  }
  const url = redirect.url ?? undefined;
  if (!url?.startsWith('/')) return url;
  return /^\/(en|es|ar|ru)(\/|$)/.test(url) ? url : `/${p.lang}${url}`;
}
