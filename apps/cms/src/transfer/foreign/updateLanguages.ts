import { isLang, type Lang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { isRecord } from '../../runtime/isRecord.ts';
import type { Menu, Page } from '../../runtime/payload-types.ts';
import { unnoticed } from '../unnoticed.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Saves new texts of a page as a draft, or of a menu, in all their languages: one language after
 * the other, since an update in all at once leaves what is there. The rows of lists are the same in
 * every language.
 */
export async function updateLanguages(
  payload: Payload,
  { collection, id }: { collection: 'pages' | 'menus'; id: number },
  values: Values,
  lang: Lang,
): Promise<Page | Menu> {
  const isDraft = collection === 'pages';
  const save = (locale: Lang, data: unknown): Promise<Page | Menu> =>
    payload.update({
      collection,
      id,
      locale,
      draft: isDraft,
      data: data as Partial<Page>,
      depth: 0,
      overrideAccess: true,
      ...(isDraft && { context: { ...unnoticed } }),
    });
  let saved = await save(lang, inLanguage(values, lang));
  for (const other of languagesIn(values))
    if (other !== lang) saved = await save(other, withRowIds(inLanguage(values, other), saved));
  return saved;
}

const isByLanguage = (value: unknown): value is Partial<Record<Lang, unknown>> =>
  isRecord(value) && Object.keys(value).every(isLang);

function languagesIn(value: unknown): Set<Lang> {
  if (Array.isArray(value)) return new Set(value.flatMap((one) => [...languagesIn(one)]));
  if (isByLanguage(value)) return new Set(Object.keys(value) as Lang[]);
  if (!isRecord(value) || 'root' in value) return new Set();
  return new Set(Object.values(value).flatMap((one) => [...languagesIn(one)]));
}

function inLanguage(value: unknown, lang: Lang): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, lang));
  if (isByLanguage(value)) return value[lang];
  if (!isRecord(value) || 'root' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, inLanguage(inner, lang)]),
  );
}

/** The values with the ids of the rows that a saved document has in the same places. */
function withRowIds(value: unknown, saved: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(saved))
    return value.map((row, at) => {
      const own = saved[at] as { id?: unknown } | undefined;
      if (!isRecord(row) || !isRecord(own)) return row;
      return { ...(withRowIds(row, own) as Values), ...(own.id !== undefined && { id: own.id }) };
    });
  if (!isRecord(value) || !isRecord(saved) || 'root' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withRowIds(inner, saved[name])]),
  );
}
