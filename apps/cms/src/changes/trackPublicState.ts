import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload';

/** What of the public row tells whether a save wrote it. */
interface PublicState {
  readonly published: boolean;
  readonly updatedAt: string;
}

/**
 * Hooks that keep what the public could see of a document before a save or delete, and what reads
 * both states after it; `read` reads the one of now, undefined where there is none.
 */
export function trackPublicState<State extends PublicState>(
  kind: string,
  read: (req: PayloadRequest, id: number | string) => Promise<State | undefined>,
) {
  const contextKey = (id: number | string) => `${kind}Before:${id}`;
  const remember = async (req: PayloadRequest, id: number | string): Promise<void> => {
    if (!req.context['skipChanges']) req.context[contextKey(id)] = await read(req, id);
  };
  const rememberBeforeChange: CollectionBeforeChangeHook = async (args) => {
    const { data, operation, originalDoc, req } = args;
    if (operation === 'update' && originalDoc?.id !== undefined)
      await remember(req, originalDoc.id);
    return data;
  };
  const rememberBeforeDelete: CollectionBeforeDeleteHook = ({ id, req }) => remember(req, id);
  const states = async (req: PayloadRequest, id: number | string) => {
    const before = req.context[contextKey(id)] as State | undefined;
    const after = await read(req, id);
    const isDraftSave = before !== undefined && before.updatedAt === after?.updatedAt;
    return { before, after, isDraftSave };
  };
  return { rememberBeforeChange, rememberBeforeDelete, states };
}
