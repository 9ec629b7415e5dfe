import { isLang, type Lang } from '@concierge/contract/lang';
import type { Payload, Where } from 'payload';
import { holds } from '../access/roles.ts';
import { inAllLanguages } from '../publish/inLanguage.ts';
import type { User } from '../runtime/payload-types.ts';
import { spokenLangs } from './spokenLangs.ts';

/** A picture with its alternative texts, of which at least one is missing. */
export interface UndescribedPicture {
  readonly id: number;
  readonly filename: string;
  readonly updatedAt: string;
  readonly texts: Readonly<Partial<Record<Lang, string>>>;
}

interface PictureQuery {
  /** Language that is missing; any where it isn't given. */
  readonly lang?: string | undefined;
  readonly brand?: string | undefined;
}

const without = (lang: Lang): Where => ({
  or: [{ [`alt.${lang}`]: { exists: false } }, { [`alt.${lang}`]: { equals: '' } }],
});

/** Pictures that a person may change and that lack an alternative text. */
function whereFor({ role, brands }: User, { lang, brand }: PictureQuery): Where {
  const missingLangs = isLang(lang) ? [lang] : spokenLangs();
  const own: Where[] = role === 'admin' ? [] : [{ field_domain_access: { in: brands ?? [] } }];
  const chosen: Where[] = brand ? [{ field_domain_access: { in: [brand] } }] : [];
  return {
    and: [
      { mimeType: { contains: 'image/' } },
      { or: missingLangs.map(without) },
      ...own,
      ...chosen,
    ],
  };
}

/** How many pictures that a person may change lack an alternative text. */
export async function countUndescribed(
  payload: Payload,
  user: User,
  query: PictureQuery = {},
): Promise<number> {
  if (!holds(user, 'site')) return 0;
  const where = whereFor(user, query);
  return (await payload.count({ collection: 'media', where, user, overrideAccess: false }))
    .totalDocs;
}

/** The newest of them, `limit` at most. */
export async function findUndescribed(
  payload: Payload,
  user: User,
  { limit, ...query }: PictureQuery & { readonly limit: number },
): Promise<UndescribedPicture[]> {
  if (!holds(user, 'site')) return [];
  const { docs } = await payload.find({
    collection: 'media',
    where: whereFor(user, query),
    locale: 'all',
    sort: '-createdAt',
    depth: 0,
    limit,
    pagination: false,
    user,
    overrideAccess: false,
  });
  return docs.map((doc) => {
    const { alt } = inAllLanguages(doc) as { readonly alt?: UndescribedPicture['texts'] | null };
    const { id, filename, updatedAt } = doc;
    return { id, filename: filename ?? '', updatedAt, texts: alt ?? {} };
  });
}
