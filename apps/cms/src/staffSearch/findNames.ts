import { isLang, type Lang } from '@concierge/contract/lang';
import type { PayloadRequest, Where } from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import type { Kind } from './kinds.ts';
import { spellings, type Typed } from './typedWords.ts';

/** A document that a person may read, with the language that its name was found in. */
export interface Named {
  readonly id: number;
  readonly title: string;
  readonly lang?: Lang;
  readonly brands: readonly string[];
  /** What else the kind says of it, by field. */
  readonly facts?: Readonly<Record<string, string>>;
}

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

/**
 * Documents whose names or addresses have all words of a query in one language, the newest first;
 * drafts too.
 */
export function findNames(
  req: PayloadRequest,
  kind: Kind,
  typed: Typed,
  limit: number,
  among: Where = {},
): Promise<Named[]> {
  const words: Where[] = typed.words.map((word) => ({
    or: spellings(word, typed.languages).flatMap((text) =>
      kind.fields.map((name) => ({ [name]: { contains: text } })),
    ),
  }));
  return readNamed(req, kind, typed, limit, { and: [among, ...words] });
}

/** Documents of a filter that the person may read, with their names in all languages. */
export async function readNamed(
  req: PayloadRequest,
  { slug, fields, facts = [] }: Kind,
  typed: Typed,
  limit: number,
  where: Where,
): Promise<Named[]> {
  const [title = 'id'] = fields;
  const { docs } = await req.payload.find({
    collection: slug,
    where,
    draft: true,
    // Each language that is named in the filter instead would be a table of its own in the query.
    locale: 'all',
    depth: 0,
    limit,
    pagination: false,
    sort: '-updatedAt',
    select: Object.fromEntries(
      [...fields, ...facts, 'field_domain_access', 'brand'].map((name) => [name, true]),
    ),
    overrideAccess: false,
    disableErrors: true,
    // The audit log says of a list of persons where it was asked for, and from which address.
    context: { isStaffSearch: true },
    req: { ...sameTransaction(req), headers: req.headers },
  });
  return (docs as unknown as Row[]).map((row) => ({
    ...named(row, title, fields, typed),
    ...(facts.length > 0 ? { facts: textsIn(row, facts) } : {}),
  }));
}

/** The fields of a row that have a text. */
const textsIn = (row: Row, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (row[name] ? [[name, String(row[name])]] : [])));

/** A name in the language that has the words, of those that the document has. */
function named(row: Row, title: string, fields: readonly string[], typed: Typed): Named {
  const has = (text: unknown): boolean =>
    typeof text === 'string' &&
    typed.words.every((word) =>
      spellings(word, typed.languages).some((one) =>
        text.toLowerCase().includes(one.toLowerCase()),
      ),
    );
  const { brand, field_domain_access: shown } = row;
  const brands = Array.isArray(shown) ? shown.map(String) : brand ? [String(brand)] : [];
  const names = row[title];
  if (typeof names !== 'object' || names === null) {
    const fallback = fields.map((name) => row[name]).find((text) => typeof text === 'string');
    return { id: row.id, title: String(names || fallback || row.id), brands };
  }
  const spoken = Object.entries(names).filter(([lang, text]) => isLang(lang) && Boolean(text));
  const [lang, text] =
    spoken.find(([, written]) => has(written)) ??
    spoken.find(([code]) => code === typed.languages[0]) ??
    spoken[0] ??
    [];
  return {
    id: row.id,
    title: String(text ?? row.id),
    ...(isLang(lang) ? { lang } : {}),
    brands,
  };
}
