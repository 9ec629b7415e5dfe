import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { recordChange } from './recordChange.ts';
import { trackPublicState } from './trackPublicState.ts';

interface SectionState {
  readonly published: boolean;
  readonly updatedAt: string;
}

/** What pages show of a section, not its drafts; undefined where there is none. */
async function readState(
  req: PayloadRequest,
  id: number | string,
): Promise<SectionState | undefined> {
  const section = await req.payload.findByID({
    collection: 'shared-sections',
    id,
    depth: 0,
    draft: false,
    disableErrors: true,
    overrideAccess: true,
    select: { _status: true, updatedAt: true },
    req: sameTransaction(req),
  });
  return section
    ? { published: section._status === 'published', updatedAt: section.updatedAt }
    : undefined;
}

/** What pages could show of a section before a save or delete, and can after it. */
export const trackedSection = trackPublicState('section', readState);

/** After a save: a change row where pages show a difference. Draft saves leave no trace. */
export const noteSectionChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.context['skipChanges']) return doc;
  const { before, after, isDraftSave } = await trackedSection.states(req, doc.id);
  if (!isDraftSave && (before?.published || after?.published))
    await recordChange(req, [`section:${doc.id}`]);
  return doc;
};

/** After a delete: a change row where pages could show it. */
export const noteSectionDelete: CollectionAfterDeleteHook = async ({ id, req }) => {
  const { before } = await trackedSection.states(req, id);
  if (before?.published) await recordChange(req, [`section:${id}`]);
};
