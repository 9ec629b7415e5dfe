import { type Lang, langs } from '@concierge/contract/lang';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { titleText } from '../admin/rows/titleText.ts';
import { inBatches } from '../runtime/database/inBatches.ts';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';

/** A document that uses another one, as far as whoever asks may read it. */
export interface Use {
  readonly collection: string;
  readonly id: number;
  readonly title: string;
  readonly brands: readonly string[];
  readonly published: boolean;
}

interface Found {
  /** Those that the person may read, published ones first. */
  readonly uses: Use[];
  /** How many more there are, which the person can't open. */
  readonly hidden: number;
}

interface Row {
  readonly source: string;
  readonly document: number;
  readonly target: string;
  readonly published?: boolean;
}

/**
 * Where a document is used: one entry for each document that refers to it, or, of a page, to its
 * address on a shared site. A redirect that the page left when it moved goes where the page goes,
 * and is no use of it.
 */
export async function findUses(
  req: PayloadRequest,
  collection: string,
  id: number,
): Promise<Found> {
  const own = await ownAddresses(req, collection, id);
  const targets = [`${collection}:${id}`, ...own.paths.map((path) => `path:${path}`)];
  const { docs } = await req.payload.db.find<Row>({
    collection: 'document-references',
    where: { target: { in: targets } },
    limit: 0,
    pagination: false,
    req: sameTransaction(req),
  });
  const bySource = Map.groupBy(
    docs.filter((row) => row.source !== collection || row.document !== id),
    ({ source }) => source,
  );
  const parts = await Promise.all(
    [...bySource].map(([source, rows]) => usesIn(req, source, rows, own.brands)),
  );
  const uses = parts
    .flatMap((part) => part.uses)
    .sort((a, b) => Number(b.published) - Number(a.published));
  return { uses, hidden: parts.reduce((sum, { hidden }) => sum + hidden, 0) };
}

async function ownAddresses(
  req: PayloadRequest,
  collection: string,
  id: number,
): Promise<{ paths: string[]; brands: string[] }> {
  if (collection !== 'pages') return { paths: [], brands: [] };
  const options = {
    id,
    trash: true,
    locale: 'all',
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  } as const;
  const select = { alias: true, field_domain_access: true } as const;
  const page: unknown = await req.payload.findByID({
    collection: 'pages',
    ...options,
    select,
    req: sameTransaction(req),
  });
  const { alias = {}, field_domain_access: brands = [] } = (page ?? {}) as {
    alias?: Partial<Record<Lang, string>>;
    field_domain_access?: string[];
  };
  return { paths: [...new Set(langs.flatMap((lang) => alias[lang] ?? []))], brands };
}

async function usesIn(
  req: PayloadRequest,
  source: string,
  rows: Row[],
  brands: string[],
): Promise<Found> {
  const rowsByDocument = Map.groupBy(rows, ({ document }) => document);
  const { admin, fields, flattenedFields } =
    req.payload.collections[source as CollectionSlug].config;
  const titleField = admin.useAsTitle ?? 'id';
  const shown = [titleField, 'field_domain_access', 'brand'];
  const named = flattenedFields.filter(({ name }) => shown.includes(name));
  const options = {
    collection: source as CollectionSlug,
    // Thousands of pages may use one section: their blocks stay where they are.
    select: Object.fromEntries(named.map(({ name }) => [name, true as const])),
    depth: 0,
    limit: 0,
    pagination: false,
    draft: true,
    // Who may read nothing of a collection finds nothing there; whatever else fails is thrown.
    disableErrors: true,
  } as const;
  const counted = source === 'redirects' ? [{ automatic: { not_equals: true } }] : [];
  const read = (overrideAccess: boolean) =>
    inBatches([...rowsByDocument.keys()], async (ids) => {
      const where: Where = { and: [{ id: { in: ids } }, ...counted] };
      const found = { ...options, where, overrideAccess, req: sameTransaction(req) };
      return (await req.payload.find(found)).docs as unknown as Record<string, unknown>[];
    });
  const [all, readable] = await Promise.all([read(true), read(false)]);
  const ownRows = (doc: Record<string, unknown>) => rowsByDocument.get(Number(doc['id'])) ?? [];
  const relevant = all.filter((doc) =>
    ownRows(doc).some((row) => isDirect(row) || sharesBrand(doc, brands)),
  );
  const seen = new Set(readable.map(({ id }) => id));
  const uses = relevant.flatMap((doc) => {
    if (!seen.has(doc['id'])) return [];
    const published = ownRows(doc).some((row) => row.published);
    return [
      {
        collection: source,
        id: Number(doc['id']),
        title: titleText(fields, titleField, doc[titleField] || doc['id'], req.i18n),
        brands: brandsIn(doc),
        published,
      },
    ];
  });
  return { uses, hidden: relevant.length - uses.length };
}

const isDirect = ({ target }: Row): boolean => !target.startsWith('path:');
const brandsIn = (doc: Record<string, unknown>): string[] =>
  [doc['field_domain_access'] ?? doc['brand'] ?? []].flat().map((brand) => String(brand));
const sharesBrand = (doc: Record<string, unknown>, brands: string[]): boolean =>
  brandsIn(doc).some((brand) => brands.includes(brand));
