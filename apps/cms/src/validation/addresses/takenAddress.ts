import { defaultLang, isLang, type Lang, langs } from '@concierge/contract/lang';
import type { PayloadRequest, Where } from 'payload';
import { isolated } from '../../i18n/isolated.ts';
import { languageNames } from '../../i18n/locales.ts';
import { sayTo } from '../../i18n/say.ts';
import { sameTransaction } from '../../runtime/database/sameTransaction.ts';

export interface Addressed {
  /** Without one for a page that is being created. */
  readonly id?: unknown;
  readonly alias: Readonly<Partial<Record<Lang, string | null>>>;
  readonly brands: readonly unknown[];
}

export interface Taken {
  readonly lang: Lang;
  readonly address: string;
  /** Title of the page that has it. */
  readonly title: string;
}

/**
 * The first address of a page, in any of these languages, that another published page of its brands
 * has. An English address also holds in the languages that have none of their own.
 */
export async function takenAddress(
  req: PayloadRequest,
  { id, alias, brands }: Addressed,
  checkedLangs: readonly Lang[] = langs,
): Promise<Taken | undefined> {
  const looked = new Set<string>();
  for (const lang of checkedLangs) {
    const address = alias[lang] || alias[defaultLang];
    if (!address) continue;
    // Each language is a query of its own: for both in one, a database reads all pages.
    for (const spoken of new Set([lang, defaultLang])) {
      const place = `${spoken}${address}`;
      if (looked.has(place)) continue;
      looked.add(place);
      const where: Where = {
        and: [
          { [`alias.${spoken}`]: { equals: address } },
          { field_domain_access: { in: brands } },
          { _status: { equals: 'published' } },
          ...(id === undefined ? [] : [{ id: { not_equals: id } }]),
        ],
      };
      const { docs } = await req.payload.find({
        collection: 'pages',
        where,
        limit: 1,
        depth: 0,
        pagination: false,
        select: { title: true },
        overrideAccess: true,
        req: sameTransaction(req),
      });
      if (docs[0]) return { lang, address, title: docs[0].title };
    }
  }
  return undefined;
}

/** The same for people, with the language where it isn't the one of the form. */
export function sayTaken(req: PayloadRequest, { lang, title }: Taken): string {
  const problem = sayTo({ req })('The page “{title}” already has this address.', { title });
  const own = isLang(req.locale) ? req.locale : defaultLang;
  return lang === own ? problem : `${isolated(languageNames[lang])}: ${problem}`;
}
