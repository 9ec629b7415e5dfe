import {
  type FlattenedField,
  type PayloadRequest,
  type SanitizedConfig,
  ValidationError,
} from 'payload';
import { misshapen } from './fieldTypes.ts';
import { storableText } from './storableText.ts';

interface Fielded {
  readonly flattenedFields: FlattenedField[];
  readonly auth?: unknown;
}

/** An account's password is no field of its collection, and goes by the same rule. */
const password = { name: 'password', type: 'text' } as FlattenedField;

/** Refuses what a program sends in a shape that its field can't have, at each such field. */
function requireTypes(
  { flattenedFields, auth }: Fielded,
  data: unknown,
  req: PayloadRequest,
): void {
  if (req.payloadAPI !== 'REST') return;
  const fields = auth ? [...flattenedFields, password] : flattenedFields;
  const allLocales = req.locale === 'all' || (req.locale as string) === '*';
  emptyLists(fields, data);
  const paths = misshapen(fields, data, allLocales);
  if (paths.length === 0) return;
  const message = req.t('validation:invalidInput');
  throw new ValidationError({ errors: paths.map((path) => ({ path, message })), req }, req.t);
}

/** No list is an empty one, which Payload's writing of a single row doesn't know. */
function emptyLists(fields: readonly FlattenedField[], data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  const values = data as Record<string, unknown>;
  for (const { type, name } of fields)
    if (type === 'array' && values[name] === null) values[name] = [];
}

/**
 * The configuration, in which what is saved over HTTP has the shapes of its fields, and its texts
 * are ones that every database keeps, before any other rule of a collection or global sees it.
 * Payload and the databases would fail on some others, and take some for an empty value. Its own
 * collections, which Payload adds after all plugins, too.
 */
export async function withFieldTypes(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building;
  for (const collection of config.collections)
    collection.hooks.beforeOperation = [
      ({ args, req }) => {
        if (!('data' in args)) return args;
        const data = storableText(args.data);
        requireTypes(collection, data, req);
        return { ...args, data };
      },
      ...(collection.hooks.beforeOperation ?? []),
    ];
  for (const global of config.globals)
    global.hooks.beforeOperation = [
      ({ args, req }) => {
        const data = storableText((args as { data?: unknown }).data);
        requireTypes(global, data, req);
        return { ...args, data };
      },
      ...(global.hooks.beforeOperation ?? []),
    ];
  return config;
}
