import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import type { Media } from '../payload-types.ts';
import { afterCommit } from '../postgres/afterCommit.ts';

/**
 * Hooks of the bucket's plugin, which by the time they run have nothing left to do but remove the
 * object of a file that was replaced or deleted. They do so once that is committed: until then the
 * row may be taken back, and others would wait for a slow bucket. An object that can't be removed
 * stays, without a row.
 */
export const removeReplaced =
  (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    const { doc, previousDoc, req } = args;
    if (req.file) await removeLast(req, previousDoc, () => hook(args));
    return doc;
  };

/** The same where the medium itself is deleted. */
export const removeDeleted =
  (hook: CollectionAfterDeleteHook): CollectionAfterDeleteHook =>
  async (args) => {
    const { doc, req } = args;
    await removeLast(req, doc, () => hook(args));
    return doc;
  };

async function removeLast(
  req: PayloadRequest,
  former: Partial<Media> | undefined,
  remove: () => unknown,
): Promise<void> {
  const { payload } = req;
  await afterCommit(req, async () => {
    try {
      if (!(await isNamed(req, former))) await remove();
    } catch (error) {
      payload.logger.warn({ err: error }, 'a replaced file was left in the bucket');
    }
  });
}

/** Whether a row still has this object, as after a commit that failed. */
async function isNamed(
  { payload }: PayloadRequest,
  { filename, _objectKey }: Partial<Media> = {},
): Promise<boolean> {
  if (!filename) return false;
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: filename } },
    trash: true,
    depth: 0,
    overrideAccess: true,
  });
  return docs.some((doc) => (doc._objectKey ?? '') === (_objectKey ?? ''));
}
