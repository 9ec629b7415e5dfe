import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { publicStates } from '../changes/pageChanges.ts';
import { trashMove } from '../changes/trashMove.ts';
import { changedFields } from './changedFields.ts';
import { record } from './record.ts';

type Doc = Readonly<Record<string, unknown>> & { readonly id: number };

/** The seed, and redirects that follow a page by themselves, are no acts of their own. */
const isNoAct = ({ context }: PayloadRequest): boolean =>
  Boolean(context['skipChanges'] || context['automaticRedirect']);

const about = (subject: string, doc: Doc) => ({
  subject,
  document: doc.id,
  brand: doc['field_domain_access'] ?? doc['brand'],
});

/** A page: what visitors see changes by a publication, its end, the trash or a deletion. */
export const pageHooks = {
  afterChange: [
    (async ({ doc, req }) => {
      if (isNoAct(req)) return doc;
      const { before, after, isDraftSave } = await publicStates(req, doc.id);
      if (isDraftSave) return doc;
      if (after?.published) await record(req, { act: 'publish', ...about('pages', doc) });
      else if (before?.published) await record(req, { act: 'unpublish', ...about('pages', doc) });
      return doc;
    }) satisfies CollectionAfterChangeHook,
  ],
  afterDelete: [
    (async ({ doc, id, req }) => {
      if (isNoAct(req)) return;
      const { before } = await publicStates(req, id);
      if (before?.published)
        await record(req, { act: 'unpublish', ...about('pages', doc), detail: 'deleted' });
    }) satisfies CollectionAfterDeleteHook,
  ],
};

/** What has no drafts is public as soon as it is saved, until it is deleted or in the trash. */
export const shownHooks = {
  afterChange: [
    (async ({ collection, doc, previousDoc, req }) => {
      if (isNoAct(req)) return doc;
      const act = trashMove(doc, previousDoc) === 'into' ? 'unpublish' : 'publish';
      await record(req, { act, ...about(collection.slug, doc) });
      return doc;
    }) satisfies CollectionAfterChangeHook,
  ],
  afterDelete: [
    (async ({ collection, doc, req }) => {
      if (isNoAct(req)) return;
      await record(req, { act: 'unpublish', ...about(collection.slug, doc), detail: 'deleted' });
    }) satisfies CollectionAfterDeleteHook,
  ],
};

/** Settings: which of them a save changed, by the names of their fields. */
export const settingHooks = {
  afterChange: [
    (async ({ collection, doc, previousDoc, req }) => {
      const changed = changedFields(doc, previousDoc);
      if (isNoAct(req) || changed.length === 0) return doc;
      const detail = changed.join(', ');
      await record(req, { act: 'setting', ...about(collection.slug, doc), detail });
      return doc;
    }) satisfies CollectionAfterChangeHook,
  ],
  afterDelete: [
    (async ({ collection, doc, req }) => {
      if (isNoAct(req)) return;
      await record(req, { act: 'setting', ...about(collection.slug, doc), detail: 'deleted' });
    }) satisfies CollectionAfterDeleteHook,
  ],
};
