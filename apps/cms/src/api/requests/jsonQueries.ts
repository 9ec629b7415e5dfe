import {
  type CollectionBeforeOperationHook,
  getFieldByPath,
  type Payload,
  QueryError,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { collectionPlugin } from '../../runtime/collectionPlugin.ts';

const listOperators = new Set(['in', 'not_in']);
const jsonTypes = new Set(['json', 'richText']);

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Whether an operator takes a value: two of them a list of plain ones, all others a plain one. */
const takes = (operator: string, value: unknown): boolean =>
  listOperators.has(operator) ? Array.isArray(value) && value.every(isPlain) : isPlain(value);

/**
 * Refuses with 400 a comparison within a JSON field by a value that its operator doesn't take:
 * Payload writes it into the statement all the same, where SQLite takes the word after `in` for the
 * name of a table.
 */
const refuse: CollectionBeforeOperationHook = ({ args, collection, req: { payload } }) => {
  const { where } = args as { readonly where?: Where };
  const paths = where ? refusedPaths(payload, collection, where) : [];
  if (paths.length > 0) throw new QueryError(paths.map((path) => ({ path })));
};

function refusedPaths(
  payload: Payload,
  collection: SanitizedCollectionConfig,
  where: Where,
): string[] {
  return Object.entries(where).flatMap(([path, comparisons]) => {
    if (Array.isArray(comparisons))
      return comparisons.flatMap((one) => refusedPaths(payload, collection, one));
    const isRefused = Object.entries(comparisons ?? {}).some(
      ([operator, value]) => !takes(operator, value),
    );
    return isRefused && isWithinJson(payload, collection, path) ? [path] : [];
  });
}

/** Whether a path leads into a JSON field, also through relationships and versions. */
function isWithinJson(
  { config }: Payload,
  { flattenedFields: fields }: SanitizedCollectionConfig,
  path: string,
): boolean {
  const segments = path
    .replaceAll('__', '.')
    .replace(/^version\./, '')
    .split('.');
  const prefixes = segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('.'));
  return prefixes.some((prefix) => {
    const found = getFieldByPath({ config, fields, includeRelationships: true, path: prefix });
    return jsonTypes.has(found?.field.type ?? '');
  });
}

/** Payload plugin: what no database can compare within JSON is refused before it is asked. */
export const jsonQueries = collectionPlugin((collection) => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [refuse, ...(collection.hooks?.beforeOperation ?? [])],
  },
}));
