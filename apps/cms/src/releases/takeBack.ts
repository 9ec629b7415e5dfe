import type { Payload, TypeWithVersion, Where } from 'payload';
import type { Page, User } from '../runtime/payload-types.ts';
import type { Released } from './states.ts';

/**
 * Remembers how a document stands before it is published, for databases without transactions; the
 * answer puts it back: what the site showed, and the newest draft over it. What was not on the site
 * is taken off it in the name of who publishes, so that it counts as no import.
 */
export async function markBefore(
  payload: Payload,
  { relationTo: collection, value: id }: Released,
  user: User,
): Promise<() => Promise<void>> {
  const findNewestVersion = async (where: Where): Promise<TypeWithVersion<Page> | undefined> => {
    const { docs } = await payload.db.findVersions<Page>({
      collection,
      where: { and: [{ parent: { equals: id } }, where] },
      sort: '-updatedAt',
      limit: 1,
      locale: 'all',
    });
    return docs[0];
  };
  const { _status } = await payload.findByID({
    collection,
    id,
    depth: 0,
    select: { _status: true },
    overrideAccess: true,
  });
  const shown =
    _status === 'published'
      ? await findNewestVersion({ 'version._status': { equals: 'published' } })
      : null;
  const newest = await findNewestVersion({});
  return async () => {
    if (!newest || (await findNewestVersion({}))?.id === newest.id) return;
    const common = { collection, depth: 0, overrideAccess: true } as const;
    if (shown) await payload.restoreVersion({ ...common, id: shown.id });
    else await payload.update({ ...common, id, data: { _status: 'draft' }, user });
    // The publication has pruned the versions of the draft.
    const { createdAt, version } = newest;
    // Newer than what the site shows, as a draft is that is saved on it.
    const updatedAt = new Date().toISOString();
    await payload.db.createVersion({
      collectionSlug: collection,
      parent: id,
      versionData: { ...version, updatedAt },
      autosave: false,
      createdAt,
      updatedAt,
      returning: false,
    });
  };
}

/** Puts documents back, the last one first; one that can't be is an error in the log. */
export async function takeBack(
  payload: Payload,
  before: readonly (() => Promise<void>)[],
): Promise<void> {
  for (const putBack of before)
    await putBack().catch((error: unknown) =>
      payload.logger.error({ err: error, msg: 'A document of a refused release was not put back' }),
    );
}
