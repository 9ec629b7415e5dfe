import { brandByCode } from '@concierge/brands/registry';
import { isLang, langs } from '@concierge/contract/lang';
import type { PayloadRequest, TextFieldValidation, Where } from 'payload';
import { sayTo } from '../../i18n/say.ts';
import { readPath } from '../../routing/path.ts';
import { sameTransaction } from '../../runtime/database/sameTransaction.ts';
import { linkUrl, requiredLinkUrl } from './url.ts';

/** What the site answers at its own addresses, and files; below them nothing is a page. */
const ownRoutes =
  /^\/(?:search|compare|calendar|feed|api|media|static|views|sitemap\.xml|robots\.txt)\//;

/**
 * Whether a path of a brand's site leads to one of its published pages or redirects, in the
 * language that it names or in any.
 */
export async function leadsSomewhere(
  req: PayloadRequest,
  brand: string,
  url: string,
): Promise<boolean> {
  const read = readPath(url);
  if ('problem' in read) return false;
  const { path } = read;
  if (path === '/' || ownRoutes.test(path)) return true;
  const options = { depth: 0, overrideAccess: true, req: sameTransaction(req) };
  // Where a language has no address of its own, the site takes the English one.
  const spoken = isLang(read.lang) ? [...new Set([read.lang, 'en'])] : langs;
  for (const lang of spoken) {
    const where: Where = {
      and: [
        { [`alias.${lang}`]: { equals: path } },
        { field_domain_access: { in: [brand] } },
        { _status: { equals: 'published' } },
      ],
    };
    if ((await req.payload.count({ collection: 'pages', where, ...options })).totalDocs > 0)
      return true;
  }
  const where: Where = {
    path: { equals: path },
    brand: { equals: brand },
    ...(read.lang ? { lang: { equals: read.lang } } : {}),
  };
  return (await req.payload.count({ collection: 'redirects', where, ...options })).totalDocs > 0;
}

/**
 * On saving a brand's document: the shape of an address, and that a path within the site leads
 * somewhere. What stood there before may stay.
 */
export const liveLink: TextFieldValidation = async (
  value,
  { data, req, event, previousValue, required },
) => {
  const shape = required ? requiredLinkUrl(value, { req }) : linkUrl(value, { req });
  if (
    shape !== true ||
    typeof value !== 'string' ||
    !value.startsWith('/') ||
    event === 'onChange' ||
    value === previousValue
  )
    return shape;
  const { brand } = data as { brand?: string };
  if (
    !brand ||
    !brandByCode(brand) ||
    req.context['skipChanges'] ||
    (await leadsSomewhere(req, brand, value))
  )
    return true;
  return sayTo({ req })('No published page of {brand} has the address {path}.', {
    brand,
    path: value,
  });
};
