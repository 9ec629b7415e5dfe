import {
  type FlattenedField,
  type PayloadRequest,
  type SanitizedConfig,
  ValidationError,
} from 'payload';
import { isRecord } from '../../runtime/isRecord.ts';
import { misshapen } from './fieldTypes.ts';
import { missingRelations } from './missingRelations.ts';
import { storableText } from './storableText.ts';

interface Fielded {
  readonly flattenedFields: FlattenedField[];
  readonly auth?: unknown;
}

/** An account's password is no field of its collection, and goes by the same rule. */
const password = { name: 'password', type: 'text' } as FlattenedField;

/**
 * Refuses what a program sends in a shape that its field can't have, and documents that there
 * aren't, at each such field.
 */
async function requireTypes(
  { flattenedFields, auth }: Fielded,
  data: unknown,
  req: PayloadRequest,
): Promise<void> {
  if (req.payloadAPI !== 'REST' || !isRecord(data)) return;
  // When a document was made is never the sender's to say.
  delete data['createdAt'];
  const fields = auth ? [...flattenedFields, password] : flattenedFields;
  const allLocales = req.locale === 'all' || (req.locale as string) === '*';
  emptyLists(fields, data);
  refuse(req, misshapen(fields, data, allLocales), req.t('validation:invalidInput'));
  refuse(req, await missingRelations(req, fields, data), req.t('validation:invalidSelection'));
}

function refuse(req: PayloadRequest, paths: readonly string[], message: string): void {
  if (paths.length === 0) return;
  throw new ValidationError({ errors: paths.map((path) => ({ path, message })), req }, req.t);
}

/** No list is an empty one, which Payload's writing of a single row doesn't know. */
function emptyLists(fields: readonly FlattenedField[], values: Record<string, unknown>): void {
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
      async ({ args, req }) => {
        if (!('data' in args)) return args;
        const data = storableText(args.data);
        await requireTypes(collection, data, req);
        return { ...args, data };
      },
      ...(collection.hooks.beforeOperation ?? []),
    ];
  for (const global of config.globals)
    global.hooks.beforeOperation = [
      async ({ args, req }) => {
        const data = storableText((args as { data?: unknown }).data);
        await requireTypes(global, data, req);
        return { ...args, data };
      },
      ...(global.hooks.beforeOperation ?? []),
    ];
  return config;
}
