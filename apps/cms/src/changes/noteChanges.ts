import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { recordChange } from './recordChange.ts';

type Doc = Record<string, unknown>;

/**
 * Hooks of a collection without drafts: every save and delete makes the tags of its old and new
 * state stale.
 */
export function noteChanges(documentTags: (doc: Doc) => string[]): {
  afterChange: CollectionAfterChangeHook[];
  afterDelete: CollectionAfterDeleteHook[];
} {
  return {
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        await recordChange(req, [
          ...documentTags(doc as Doc),
          ...(previousDoc?.id === undefined ? [] : documentTags(previousDoc as Doc)),
        ]);
        return doc;
      },
    ],
    afterDelete: [async ({ doc, req }) => recordChange(req, documentTags(doc as Doc))],
  };
}

/** `<kind>:<brand>` for each brand of a document. */
export const brandTags = (kind: string, doc: Doc): string[] => {
  const brands = doc['field_domain_access'] ?? doc['brand'] ?? [];
  return (Array.isArray(brands) ? brands : [brands]).map((brand) => `${kind}:${String(brand)}`);
};
