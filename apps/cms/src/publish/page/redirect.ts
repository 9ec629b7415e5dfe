import { splitLanguage } from '../../routing/splitLanguage.ts';
import { pageAddress } from '../parts/pageAddress.ts';
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
  if (!redirect.page) return withLanguage(p, redirect.url ?? undefined);
  const page = await storedRelated(p, 'pages', redirect.page);
  const address = page && pageAddress(p, page);
  // A page that stands at the path itself would lead in a circle.
  return address === path ? undefined : withLanguage(p, address);
}

/** A path with its language, or that of the site; a full address as it is. */
function withLanguage(p: Publishing, address: string | undefined): string | undefined {
  if (!address?.startsWith('/') || splitLanguage(address).lang) return address;
  return `/${p.lang}${address}`;
}
