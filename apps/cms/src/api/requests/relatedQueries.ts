import {
  buildVersionCollectionFields,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  getLocalizedPaths,
  QueryError,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { ownBrands } from '../../access/brands/ownBrands.ts';
import { collectionPlugin } from '../../runtime/collectionPlugin.ts';

interface Query {
  readonly where?: Where;
  readonly sort?: string | readonly string[];
}
type LeadsOut = (path: string) => boolean;

/**
 * Refuses with 400 that whoever is bound to brands filters or sorts by what a related document
 * holds: hits, or their order, would tell the text of one that the person can't open. By the
 * number of a related document everybody may filter.
 */
const refuse: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  const { where, sort } = args as Query;
  if (overrideAccess || !ownBrands(req) || !(where || sort)) return;
  const { config } = req.payload;
  const fields = [
    collection.flattenedFields,
    ...(collection.versions ? [buildVersionCollectionFields(config, collection, true)] : []),
  ];
  const leadsOut: LeadsOut = (path) =>
    fields.some((own) => isBeyondRelation(collection, own, path));
  const refused = [
    ...filteredPaths(where ?? {}, leadsOut),
    ...[sort ?? []].flat().filter((path) => leadsOut(path.replace(/^-/, ''))),
  ];
  if (refused.length > 0) throw new QueryError(refused.map((path) => ({ path })));

  /** Whether a path leads through a relationship to more than the related document's number. */
  function isBeyondRelation(
    { slug }: SanitizedCollectionConfig,
    own: FlattenedField[],
    path: string,
  ): boolean {
    const segments = getLocalizedPaths({
      collectionSlug: slug,
      fields: own,
      incomingPath: path.replaceAll('__', '.'),
      locale: req.locale ?? 'en',
      overrideAccess: true,
      payload: req.payload,
    });
    return segments.length > 2 || (segments.length === 2 && segments[1]?.path !== 'id');
  }
};

function filteredPaths(where: Where, leadsOut: LeadsOut): string[] {
  return Object.entries(where).flatMap(([path, comparisons]) => {
    if (Array.isArray(comparisons))
      return comparisons.flatMap((one) => filteredPaths(one, leadsOut));
    return leadsOut(path) || Object.values(comparisons ?? {}).some(isNested) ? [path] : [];
  });
}

/** Payload takes a whole filter of the related document as the value of `contains`. */
const isNested = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Payload plugin: nobody reads by a filter what no access lets them open. */
export const relatedQueries = collectionPlugin((collection) => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [refuse, ...(collection.hooks?.beforeOperation ?? [])],
  },
}));
