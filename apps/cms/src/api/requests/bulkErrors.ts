import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
import { titleText } from '../../admin/rows/titleText.ts';
import { firstText } from '../../i18n/firstText.ts';
import { collectionPlugin } from '../../runtime/collectionPlugin.ts';
import { sameTransaction } from '../../runtime/database/sameTransaction.ts';
import { tryUpdate } from '../../runtime/database/tryUpdate.ts';
import { namesFields } from '../../runtime/errors/sayWhere.ts';

interface BulkError {
  readonly id: number;
  readonly isPublic: boolean;
  readonly message: string;
}

/**
 * Says of each document that a call for many refused which one it is, and of its fields why: what
 * Payload answers has the fields' names alone.
 */
const explain: CollectionAfterOperationHook = async ({ args, collection, req, result }) => {
  const { errors } = (result ?? {}) as { errors?: readonly BulkError[] };
  if (req.payloadAPI !== 'REST' || !Array.isArray(errors) || errors.length === 0) return result;
  const titles = await loadTitles(req, collection, errors);
  const explained: BulkError[] = [];
  for (const error of errors) {
    const message =
      (error.isPublic && (await reason(req, collection, args, error))) || error.message;
    const title = titles.get(error.id);
    explained.push({ ...error, message: title ? `${title}: ${message}` : message });
  }
  return { ...(result as object), errors: explained };
};

async function loadTitles(
  req: PayloadRequest,
  { slug, fields, admin: { useAsTitle = 'id' } }: SanitizedCollectionConfig,
  errors: readonly BulkError[],
): Promise<Map<number, string>> {
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: { id: { in: errors.map(({ id }) => id) } },
    select: { [useAsTitle]: true } as never,
    locale: 'all',
    draft: true,
    trash: true,
    depth: 0,
    pagination: false,
    disableErrors: true,
    overrideAccess: false,
    req: sameTransaction(req),
  });
  return new Map(
    (docs as unknown as Record<string, unknown>[]).map((doc) => {
      const text = firstText(doc[useAsTitle]);
      return [Number(doc['id']), titleText(fields, useAsTitle, text, req.i18n)];
    }),
  );
}

/** What the fields of one document say to the same save; undefined where it is not about fields. */
async function reason(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  args: object,
  { id }: BulkError,
): Promise<string | undefined> {
  const { data, draft = false } = args as { data?: Record<string, unknown>; draft?: boolean };
  if (!data || !req.user) return undefined;
  const error = await tryUpdate(req.payload, {
    collection: collection.slug as CollectionSlug,
    id,
    data,
    draft,
    user: req.user,
    req: {
      i18n: req.i18n,
      ...(req.locale ? { locale: req.locale } : {}),
      // What the same call has saved is seen within it alone.
      ...(req.transactionID === undefined ? {} : { transactionID: req.transactionID }),
    },
  });
  const { errors } = (error instanceof APIError ? (error.data ?? {}) : {}) as {
    errors?: Parameters<typeof namesFields>[2];
  };
  return Array.isArray(errors) ? namesFields(req, collection, errors) : undefined;
}

/** Payload plugin: what a call for many documents refuses names each one, and why. */
export const bulkErrors = collectionPlugin((collection) => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterOperation: [...(collection.hooks?.afterOperation ?? []), explain],
  },
}));
