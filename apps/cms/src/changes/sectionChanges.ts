import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload';
import { sameTransaction } from '../runtime/database/sameTransaction.ts';
import { recordChange } from './recordChange.ts';

interface SectionState {
  readonly published: boolean;
  readonly updatedAt: string;
}
const contextKey = (id: number | string) => `sectionBefore:${id}`;

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

async function remember(req: PayloadRequest, id: number | string): Promise<void> {
  if (!req.context['skipChanges']) req.context[contextKey(id)] = await readState(req, id);
}

/** Keeps what pages could show, before a save changes it. */
export const rememberSection: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && originalDoc?.id !== undefined) await remember(req, originalDoc.id);
  return data;
};

/** Keeps what pages could show, before a delete ends it. */
export const rememberSectionDelete: CollectionBeforeDeleteHook = ({ id, req }) => remember(req, id);

/** What pages could show of a section before a save or delete, and can after it. */
export async function sectionStates(req: PayloadRequest, id: number | string) {
  const before = req.context[contextKey(id)] as SectionState | undefined;
  const after = await readState(req, id);
  return {
    before,
    after,
    isDraftSave: before !== undefined && before.updatedAt === after?.updatedAt,
  };
}

/** After a save: a change row where pages show a difference. Draft saves leave no trace. */
export const noteSectionChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.context['skipChanges']) return doc;
  const { before, after, isDraftSave } = await sectionStates(req, doc.id);
  if (!isDraftSave && (before?.published || after?.published))
    await recordChange(req, [`section:${doc.id}`]);
  return doc;
};

/** After a delete: a change row where pages could show it. */
export const noteSectionDelete: CollectionAfterDeleteHook = async ({ id, req }) => {
  const { before } = await sectionStates(req, id);
  if (before?.published) await recordChange(req, [`section:${id}`]);
};
