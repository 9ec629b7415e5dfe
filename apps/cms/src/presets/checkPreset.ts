import {
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload';
import { ownBrands } from '../access/brands/ownBrands.ts';
import { isRecord } from '../runtime/isRecord.ts';
import { isColumns, isFilter } from './presetShape.ts';

export const presetsSlug = 'payload-query-presets';

interface Preset {
  readonly id?: number;
  relatedCollection?: string | null;
  where?: unknown;
  columns?: unknown;
  groupBy?: unknown;
  access?: Partial<Record<string, { constraint?: string; brands?: string[]; users?: unknown }>>;
}

/**
 * Refuses, at its field, a filter that the list would not answer to this person, and columns that
 * are none; whom it is shared with by name is not the sender's to say.
 */
export const checkPreset: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return args;
  const { data } = args as { data: Preset };
  if (operation === 'update') delete data.relatedCollection;
  if (data.columns !== undefined && data.columns !== null && !isColumns(data.columns))
    refuse(req, 'columns');
  // No list is shown in groups.
  if (data.groupBy) refuse(req, 'groupBy');
  if (data.where !== undefined && data.where !== null) {
    const list =
      operation === 'create'
        ? data.relatedCollection
        : await loadPresetList(req, (args as { id?: unknown }).id);
    if (!(await isAnswered(req, list, data.where))) refuse(req, 'where');
  }
  for (const [name, shared] of Object.entries(data.access ?? {})) {
    // Payload's own rule of sharing fails on what is none.
    if (!isRecord(shared)) {
      delete data.access?.[name];
      continue;
    }
    delete shared.users;
    if (shared.constraint === 'brands' && !shared.brands?.length)
      shared.brands = [...(ownBrands(req) ?? [])];
  }
  return args;
};

/** The list of a stored preset. */
async function loadPresetList(
  req: PayloadRequest,
  id: unknown,
): Promise<string | null | undefined> {
  if (id === undefined) return undefined;
  const row = await req.payload.db.findOne<Preset & { id: number }>({
    collection: presetsSlug,
    where: { id: { equals: id } },
    // Payload tries a preset in a transaction that it rolls back.
    req,
  });
  return row?.relatedCollection;
}

/** Whether the list answers a filter to this person: its fields are there, and may be read. */
async function isAnswered(
  req: PayloadRequest,
  list: string | null | undefined,
  where: unknown,
): Promise<boolean> {
  if (!list || !Object.hasOwn(req.payload.collections, list) || !isFilter(where)) return false;
  try {
    await req.payload.count({
      collection: list as CollectionSlug,
      where: where as Where,
      overrideAccess: false,
      user: req.user,
    });
    return true;
  } catch {
    return false;
  }
}

function refuse(req: PayloadRequest, path: string): never {
  const message = req.t('validation:invalidInput');
  throw new ValidationError({ errors: [{ path, message }], req }, req.t);
}
