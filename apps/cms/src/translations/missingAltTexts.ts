import { isLang, type Lang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { holds } from '../access/roles.ts';
import { inAllLanguages } from '../publish/inLanguage.ts';
import { runSql } from '../runtime/database/runSql.ts';
import type { User } from '../runtime/payload-types.ts';
import { spokenLangs } from './spokenLangs.ts';

/** A picture with its alternative texts, of which at least one is missing. */
export interface UndescribedPicture {
  readonly id: number;
  readonly filename: string;
  readonly updatedAt: string;
  readonly texts: Readonly<Partial<Record<Lang, string | null>>>;
}

interface PictureQuery {
  /** Language that is missing; any where it isn't given. */
  readonly lang?: string | undefined;
  readonly brand?: string | undefined;
}

/**
 * SQL of the pictures that a person may change and that lack an alternative text, `m` each, with
 * its parameters. Payload would join the texts once for each language, and group what comes out.
 */
function picturesWithout({ role, brands }: User, { lang, brand }: PictureQuery) {
  const args: string[] = [];
  const bind = (values: readonly string[]) => values.map((value) => `$${args.push(value)}`);
  const langs = isLang(lang) ? [lang] : spokenLangs();
  const brandCondition = (some: readonly string[]) =>
    some.length === 0
      ? 'false'
      : `m.id in (select parent_id from media_field_domain_access where value in (${bind(some)}))`;
  const sql = `from media m where m.deleted_at is null and m.mime_type like 'image/%'
    and m.id not in (select _parent_id from media_locales
      where _locale in (${bind(langs)}) and alt <> ''
      group by _parent_id having count(*) = ${langs.length})
    and ${role === 'admin' ? 'true' : brandCondition(brands ?? [])} and ${brand ? brandCondition([brand]) : 'true'}`;
  return { sql, args };
}

/** How many pictures that a person may change lack an alternative text. */
export async function countUndescribed(
  payload: Payload,
  user: User,
  query: PictureQuery = {},
): Promise<number> {
  if (!holds(user, 'site')) return 0;
  const { sql, args } = picturesWithout(user, query);
  const [row] = await runSql(payload, `select count(*) as pictures ${sql}`, args);
  return Number(row?.['pictures']);
}

/** The newest of them, `limit` at most. */
export async function findUndescribed(
  payload: Payload,
  user: User,
  { limit, ...query }: PictureQuery & { readonly limit: number },
): Promise<UndescribedPicture[]> {
  if (!holds(user, 'site')) return [];
  const { sql, args } = picturesWithout(user, query);
  const rows = await runSql(
    payload,
    `select m.id ${sql} order by m.created_at desc, m.id desc limit ${limit}`,
    args,
  );
  if (rows.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: rows.map(({ id }) => Number(id)) } },
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
