import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { trackedPage } from '../../changes/pageChanges.ts';
import { trackedSection } from '../../changes/sectionChanges.ts';
import { trashMove } from '../../changes/trashMove.ts';
import { record } from '../record.ts';
import { changedFields } from './changedFields.ts';

type Doc = Readonly<Record<string, unknown>> & { readonly id: number };

/** The seed, and redirects that follow a page by themselves, are no acts of their own. */
const isNoAct = ({ context }: PayloadRequest): boolean =>
  Boolean(context['skipChanges'] || context['automaticRedirect']);

const about = (subject: string, doc: Doc) => ({
  subject,
  document: doc.id,
  brand: doc['field_domain_access'] ?? doc['brand'],
});

type States = (
  req: PayloadRequest,
  id: number | string,
) => Promise<{
  readonly before: { readonly published: boolean } | undefined;
  readonly after: { readonly published: boolean } | undefined;
  readonly isDraftSave: boolean;
}>;

/** What has drafts: visitors see a change by a publication, its end, the trash or a deletion. */
const draftedHooks = (subject: string, states: States) => ({
  afterChange: [
    (async ({ doc, req }) => {
      if (isNoAct(req)) return doc;
      const { before, after, isDraftSave } = await states(req, doc.id);
      if (isDraftSave) return doc;
      if (after?.published) await record(req, { act: 'publish', ...about(subject, doc) });
      else if (before?.published) await record(req, { act: 'unpublish', ...about(subject, doc) });
      return doc;
    }) satisfies CollectionAfterChangeHook,
  ],
  afterDelete: [
    (async ({ doc, id, req }) => {
      if (isNoAct(req)) return;
      const { before } = await states(req, id);
      if (before?.published)
        await record(req, { act: 'unpublish', ...about(subject, doc), detail: 'deleted' });
    }) satisfies CollectionAfterDeleteHook,
  ],
});

/** Pages. */
export const pageHooks = draftedHooks('pages', trackedPage.states);

/** Shared sections. */
export const sectionHooks = draftedHooks('shared-sections', trackedSection.states);

/** What has no drafts is public as soon as it is saved, until it is deleted or in the trash. */
export const shownHooks = {
  afterChange: [
    (async ({ collection, doc, operation, previousDoc, req }) => {
      if (isNoAct(req)) return doc;
      const act = trashMove(doc, previousDoc) === 'into' ? 'unpublish' : 'publish';
      const detail = operation === 'update' && req.file ? 'file replaced' : '';
      await record(req, { act, ...about(collection.slug, doc), detail });
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
