import { defaultLang, type Lang, langs } from '@concierge/contract/lang';
import { APIError, type PayloadRequest } from 'payload';
import { sayTo } from '../i18n/say.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';

/**
 * Refuses that a page comes out of the trash while another published page of its brands has its
 * address.
 */
export async function refuseTakenAddress(
  req: PayloadRequest,
  page: Record<string, unknown> | undefined,
): Promise<void> {
  const alias = (page?.['alias'] ?? {}) as Partial<Record<Lang, string>>;
  for (const lang of langs) {
    const address = alias[lang] || alias[defaultLang];
    if (!address) continue;
    // An English address also holds in the languages that have none of their own.
    for (const spoken of new Set([lang, defaultLang])) {
      const { docs } = await req.payload.find({
        collection: 'pages',
        where: {
          and: [
            { [`alias.${spoken}`]: { equals: address } },
            { field_domain_access: { in: page?.['field_domain_access'] } },
            { _status: { equals: 'published' } },
            { id: { not_equals: page?.['id'] } },
          ],
        },
        limit: 1,
        depth: 0,
        pagination: false,
        select: { title: true },
        overrideAccess: true,
        req: sameTransaction(req),
      });
      if (!docs[0]) continue;
      const message = sayTo({ req })(
        'The page “{title}” has the address {address} now. Change that one first.',
        {
          title: docs[0].title,
          address,
        },
      );
      throw new APIError(message, 409, null, true);
    }
  }
}
