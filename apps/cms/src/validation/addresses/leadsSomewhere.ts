import { brandByCode } from '@concierge/brands/registry';
import { isLang, langs } from '@concierge/contract/lang';
import type { PayloadRequest, TextFieldValidation, Where } from 'payload';
import { sayTo } from '../../i18n/say.ts';
import { readPath } from '../../routing/path.ts';
import { sameTransaction } from '../../runtime/database/sameTransaction.ts';
import { takenAddress } from './takenAddress.ts';
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
  const spoken = isLang(read.lang) ? [read.lang] : langs;
  const alias = Object.fromEntries(spoken.map((lang) => [lang, path]));
  if (await takenAddress(req, { alias, brands: [brand] }, spoken)) return true;
  const where: Where = {
    path: { equals: path },
    brand: { equals: brand },
    ...(read.lang ? { lang: { equals: read.lang } } : {}),
  };
  const own = { overrideAccess: true, req: sameTransaction(req) } as const;
  return (await req.payload.count({ collection: 'redirects', where, ...own })).totalDocs > 0;
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
