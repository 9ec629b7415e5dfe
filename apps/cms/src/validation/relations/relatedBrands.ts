import {
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  ValidationError,
} from 'payload';
import { isDraftSave } from '../../access/brands/keepShared.ts';
import { ownBrands } from '../../access/brands/ownBrands.ts';
import { type Said, sayTo } from '../../i18n/say.ts';
import { collectionPlugin } from '../../runtime/collectionPlugin.ts';
import { sameTransaction } from '../../runtime/database/sameTransaction.ts';
import { largestId } from '../../runtime/http/routeId.ts';
import { isRecord } from '../../runtime/isRecord.ts';
import { documentRelations, type Relation } from './documentRelations.ts';

const notShown: Said = 'This isn’t shown on {brands}. Choose another, or these sites there too.';
const sectionNotShown: Said =
  'This section isn’t shown on {brands}. Choose these sites in the section too.';
const inTrash: Said = 'This is in the trash: restore it or choose another.';

/** A named document, and the brands whose sites show it as a part of the one that names it. */
interface Shown extends Relation {
  readonly brands: readonly string[];
}

/** A document that is named, as far as it decides on whether a site shows it. */
interface Stored {
  readonly id: number;
  readonly field_domain_access?: readonly string[];
  readonly deletedAt?: string | null;
}

/**
 * Refuses, at each field, that a site shows, as a part of a document, one that isn't its own or is
 * in the trash, and that somebody names one that shares no brand with them. Drafts are held to the
 * last alone; pictures and files are of all brands. What comes out of the trash names what it named
 * before, whichever of the two comes first.
 */
const refuse: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (req.context['skipChanges'] || data['deletedAt']) return data;
  const after = shownBy(collection, { ...originalDoc, ...data });
  if (after.length === 0) return data;
  const before = shownBy(collection, originalDoc);
  const live = new Set(shownNow(collection, data, req, after, before));
  const own: readonly string[] | undefined = req.user ? ownBrands(req) : undefined;
  const added = new Set(own ? after.filter(isNew(before)) : []);
  const isRestored = Boolean(originalDoc?.['deletedAt']);
  const storedByTarget = await loadTargets(req, [...live, ...added]);
  const errors = after.flatMap((relation) => {
    const stored = storedByTarget.get(target(relation));
    if (!stored) return [];
    const { path } = relation;
    if (stored.deletedAt && live.has(relation) && !isRestored)
      return [{ path, message: sayTo({ req })(inTrash) }];
    const brands = stored.field_domain_access ?? [];
    const missing = relation.brands.filter((brand) => !brands.includes(brand));
    const isForeign = added.has(relation) && !own?.some((brand) => brands.includes(brand));
    if (!isForeign && !(live.has(relation) && missing.length > 0)) return [];
    const names = (missing.length > 0 ? missing : (own ?? [])).join(', ');
    const text = relation.collection === 'shared-sections' ? sectionNotShown : notShown;
    return [{ path, message: sayTo({ req })(text, { brands: names }) }];
  });
  if (errors.length > 0) throw new ValidationError({ errors, req }, req.t);
  return data;
};

const target = ({ collection, id }: Relation): string => `${collection}:${id}`;

const isNew =
  (before: readonly Relation[]) =>
  (relation: Relation): boolean =>
    !before.some((one) => target(one) === target(relation));

/** What a save shows to visitors: all of a publication; of what has no drafts, what it adds. */
function shownNow(
  { versions }: SanitizedCollectionConfig,
  data: Readonly<Record<string, unknown>>,
  req: PayloadRequest,
  after: readonly Shown[],
  before: readonly Shown[],
): readonly Shown[] {
  if (versions?.drafts) return data['_status'] === 'published' && !isDraftSave(req) ? after : [];
  return after.filter((relation) => {
    const same = before.filter((one) => target(one) === target(relation));
    return relation.brands.some((brand) => !same.some(({ brands }) => brands.includes(brand)));
  });
}

/** The relations of a document, each with the brand of its own row, else with the document's. */
function shownBy({ flattenedFields }: SanitizedCollectionConfig, doc: unknown): Shown[] {
  const all = isRecord(doc) ? doc : {};
  return documentRelations(flattenedFields, all)
    .filter(({ field }) => field.type === 'relationship')
    .map((relation) => {
      const row = relation.path
        .split('.')
        .slice(0, -1)
        .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], all);
      return { ...relation, brands: brandsIn(isRecord(row) && 'brand' in row ? row : all) };
    });
}

const brandsIn = (row: Readonly<Record<string, unknown>>): string[] =>
  [row['field_domain_access'] ?? row['brand'] ?? []].flat().map(String);

/** The named documents that there are and that sites show. */
async function loadTargets(
  req: PayloadRequest,
  relations: readonly Relation[],
): Promise<ReadonlyMap<string, Stored>> {
  const found = new Map<string, Stored>();
  for (const [collection, own] of Map.groupBy(relations, (one) => one.collection)) {
    const config = req.payload.collections[collection as CollectionSlug]?.config;
    if (!config?.flattenedFields.some(({ name }) => name === 'field_domain_access')) continue;
    const ids = [...new Set(own.map(({ id }) => id))].filter((id) => id <= largestId);
    const { docs } = await req.payload.db.find<Stored>({
      collection: collection as CollectionSlug,
      where: { id: { in: ids } },
      select: { field_domain_access: true, deletedAt: true } as never,
      pagination: false,
      req: sameTransaction(req),
    });
    for (const doc of docs) found.set(`${collection}:${doc.id}`, doc);
  }
  return found;
}

/** A release publishes what it names by its own rules; a pattern is shown by no site. */
const shownNowhere = new Set(['patterns', 'releases']);

/**
 * Payload plugin: a document has parts of its own sites only, of those who write it, and none from
 * the trash.
 */
export const relatedBrands = collectionPlugin((collection) =>
  shownNowhere.has(collection.slug)
    ? collection
    : {
        ...collection,
        hooks: {
          ...collection.hooks,
          beforeChange: [...(collection.hooks?.beforeChange ?? []), refuse],
        },
      },
);
