import type { CollectionSlug, Payload, PayloadRequest, RequestContext } from 'payload';
import { withDocument } from '../runtime/database/withDocument.ts';
import { waive } from '../validation/required/waived.ts';
import { type Copy, cameLater, copiesIn } from './copies.ts';

/** A copy, where it stands, and what is done about it. */
export interface Found extends Copy {
  readonly collection: string;
  readonly id: number | string;
  readonly cameLater: boolean;
  /** In a draft that isn't published yet: what is public keeps the copy until then. */
  readonly isDraft: boolean;
}
type Row = Record<string, unknown>;

/**
 * Finds the English that stands as another language's text, in every collection, and clears what is
 * prose where `write` is set.
 */
export async function clearCopies(
  payload: Payload,
  { write, only }: { write: boolean; only?: number },
): Promise<Found[]> {
  const found: Found[] = [];
  for (const { slug } of payload.config.collections) {
    if (slug.startsWith('payload-')) continue;
    const collection = slug as CollectionSlug;
    const where = only === undefined ? {} : { id: { equals: only } };
    const { docs } = await payload.find({
      collection,
      where,
      depth: 0,
      pagination: false,
      overrideAccess: true,
      select: {},
    });
    for (const { id } of docs) {
      // Nobody saves it between what is found and what is cleared in the same places.
      const copies = await withDocument(payload, collection, Number(id), (inside) =>
        ofDocument(payload, collection, id, write, inside),
      );
      found.push(...copies);
    }
  }
  return found;
}

async function ofDocument(
  payload: Payload,
  collection: CollectionSlug,
  id: number | string,
  write: boolean,
  inside: Partial<PayloadRequest>,
): Promise<Found[]> {
  const { config } = payload.collections[collection];
  const fields = config.flattenedFields;
  const read = (draft: boolean) =>
    payload.findByID({
      collection,
      id,
      draft,
      locale: 'all',
      depth: 0,
      overrideAccess: true,
      req: { ...inside },
    }) as Promise<unknown> as Promise<Row>;
  const [open, newest] = [await read(false), await read(Boolean(config.versions))];
  const isDraft = newest['updatedAt'] !== open['updatedAt'];
  const copies = copiesIn(fields, newest);
  if (copies.length === 0) return [];
  const versions = config.versions
    ? (
        await payload.findVersions({
          collection,
          where: { parent: { equals: id } },
          locale: 'all',
          depth: 0,
          limit: 200,
          overrideAccess: true,
          req: { ...inside },
        })
      ).docs
    : [];
  const found = copies.map((copy) => ({
    ...copy,
    collection,
    id,
    isDraft,
    cameLater: cameLater(
      fields,
      versions.map(({ version }) => version),
      copy,
    ),
  }));
  const prose = found.filter((copy) => copy.isProse);
  if (write)
    for (const lang of new Set(prose.map((copy) => copy.lang)))
      await clear(
        payload,
        collection,
        id,
        isDraft,
        prose.filter((copy) => copy.lang === lang),
        inside,
      );
  return found;
}

/**
 * Empties texts of one language; a page whose title was a copy counts as not translated from then
 * on.
 */
async function clear(
  payload: Payload,
  collection: CollectionSlug,
  id: number | string,
  isDraft: boolean,
  copies: readonly Found[],
  inside: Partial<PayloadRequest>,
): Promise<void> {
  const [first] = copies;
  if (!first) return;
  const target = {
    collection,
    id,
    locale: first.lang,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
  } as const;
  const doc = structuredClone(
    await payload.findByID({ ...target, draft: isDraft, req: { ...inside } }),
  ) as unknown as Row;
  for (const { path } of copies) empty(doc, path.split('.'));
  const names = new Set(copies.map(({ path }) => path.split('.')[0] ?? ''));
  const data = Object.fromEntries([...names].map((name) => [name, doc[name]]));
  const context: RequestContext = {};
  waive(
    context,
    id,
    copies.map(({ path }) => path),
  );
  const status = '_status' in doc ? { _status: doc['_status'] } : {};
  await payload.update({
    ...target,
    data: { ...data, ...status },
    draft: isDraft || doc['_status'] === 'draft',
    context,
    req: { ...inside },
  } as never);
}

function empty(row: Row, [name = '', ...rest]: string[]): void {
  if (rest.length === 0) row[name] = null;
  else empty((row[name] ?? {}) as Row, rest);
}
