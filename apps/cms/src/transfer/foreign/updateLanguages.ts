import { isLang, type Lang } from '@concierge/contract/lang';
import type { Payload, PayloadRequest } from 'payload';
import { pages } from '../../collections/pages/pages.ts';
import { onlyInLanguage } from '../../publish/inLanguage.ts';
import { isRecord } from '../../runtime/isRecord.ts';
import type { Menu, Page } from '../../runtime/payload-types.ts';
import { unnoticed } from '../unnoticed.ts';
import { withoutOthers } from './withoutOthers.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Saves new texts of a page as a draft, or of a menu, in all their languages: one language after
 * the other, since an update in all at once leaves what is there. The rows of lists are the same in
 * every language. A page has nothing but these values afterwards.
 */
export async function updateLanguages(
  payload: Payload,
  { collection, id }: { collection: 'pages' | 'menus'; id: number },
  values: Values,
  lang: Lang,
  inside: Partial<PayloadRequest> = {},
): Promise<Page | Menu> {
  const isDraft = collection === 'pages';
  const stored = isDraft ? await readDraft(payload, id, inside) : {};
  const save = (locale: Lang, data: Values): Promise<Page | Menu> =>
    payload.update({
      collection,
      id,
      locale,
      draft: isDraft,
      data: isDraft ? withoutOthers(pages.fields, data, onlyIn(stored, locale)) : data,
      depth: 0,
      overrideAccess: true,
      ...(isDraft && { context: { ...unnoticed } }),
      req: { ...inside },
    });
  let saved = await save(lang, onlyIn(values, lang));
  for (const other of languagesIn([values, stored]))
    if (other !== lang)
      saved = await save(other, withRowIds(onlyIn(values, other), saved) as Values);
  return saved;
}

/** A page's newest draft in all languages. */
async function readDraft(
  payload: Payload,
  id: number,
  inside: Partial<PayloadRequest>,
): Promise<Values> {
  const draft: unknown = await payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
    req: { ...inside },
  });
  return draft as Values;
}

const isByLanguage = (value: unknown): value is Partial<Record<Lang, unknown>> =>
  isRecord(value) && Object.keys(value).every(isLang);

function languagesIn(value: unknown): Set<Lang> {
  if (Array.isArray(value)) return new Set(value.flatMap((one) => [...languagesIn(one)]));
  if (isByLanguage(value)) return new Set(Object.keys(value) as Lang[]);
  if (!isRecord(value) || 'root' in value) return new Set();
  return new Set(Object.values(value).flatMap((one) => [...languagesIn(one)]));
}

const onlyIn = (values: Values, lang: Lang): Values => onlyInLanguage(values, lang) as Values;

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
