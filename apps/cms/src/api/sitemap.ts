import { brandByCode } from '@concierge/brands/registry';
import { isHiddenOnGroup } from '@concierge/contract/node';
import type { Payload } from 'payload';
import { catchUp } from '../changes/freshness.ts';
import { inAllLanguages, inLanguage } from '../publish/inLanguage.ts';
import { publishImage } from '../publish/parts/image.ts';
import { translatedPaths } from '../publish/parts/path.ts';
import { type Publishing, present, publishingFor } from '../publish/publishing.ts';
import type { CallRequest } from '../runtime/http/answerCall.ts';
import { json, problem } from '../runtime/http/respond.ts';
import { largestId } from '../runtime/http/routeId.ts';
import type { Page } from '../runtime/payload-types.ts';

const pageSize = 1000;

/**
 * `GET {api}/sitemap?brand=&after=`: published pages of a brand by id, at most 1000 a call; ask
 * again after the last id.
 */
export async function handleSitemap(payload: Payload, request: CallRequest): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const brand = brandByCode(searchParams.get('brand') ?? '');
  const after = searchParams.get('after') || '0';
  if (!brand) return problem(400, 'brand must name a brand.');
  if (!/^\d{1,15}$/.test(after)) return problem(400, 'after is a whole number.');
  await catchUp(payload);
  const { docs } = await payload.find({
    collection: 'pages',
    where: {
      and: [
        { id: { greater_than: Math.min(Number(after), largestId) } },
        { field_domain_access: { in: [brand.code] } },
        { _status: { equals: 'published' } },
      ],
    },
    select: {
      type: true,
      title: true,
      alias: true,
      field_hero_image: true,
      metatag: { robots: true },
      updatedAt: true,
    },
    sort: 'id',
    limit: pageSize,
    pagination: false,
    depth: 0,
    locale: 'all',
    overrideAccess: true,
  });
  const p = publishingFor(payload, brand.code, 'en');
  return json({ pages: await present(docs.map((doc) => publishEntry(p, doc as Page))) });
}

/** Undefined for a page without an English title or address, which is at no address of its own. */
async function publishEntry(p: Publishing, doc: Page): Promise<object | undefined> {
  const stored = inAllLanguages(doc);
  const page = inLanguage(stored, 'en');
  if (!page.title || !page.alias) return undefined;
  const image = await publishImage(p, page.field_hero_image);
  return {
    id: page.id,
    type: page.type,
    title: page.title,
    paths: translatedPaths(stored, p.brand),
    changed: page.updatedAt,
    images: image ? [image.url] : [],
    noindex: isNoindex(p, page),
  };
}

/**
 * Kept out of search engines by an editor, or a programme or campus page of the group's site (spec
 * §2).
 */
const isNoindex = (p: Publishing, page: Page): boolean =>
  page.metatag?.robots === 'noindex' ||
  (!brandByCode(p.brand)?.isMicrosite && isHiddenOnGroup(page.type));
