import type { Payload } from 'payload';
import { Refusal } from '../Refusal.ts';

/**
 * Throws a Refusal where a person has drafted on a document since it was last published, or ever
 * where it never was: a publication would publish that draft, which nobody has approved.
 */
export async function refuseDrafts(
  payload: Payload,
  collection: 'pages' | 'shared-sections',
  id: number,
): Promise<void> {
  const { docs } = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    select: { version: { _status: true, savedBy: true } },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  });
  for (const { version } of docs) {
    if (version._status === 'published') return;
    if (version.savedBy)
      throw new Refusal(`it has a draft of ${version.savedBy}: publish or discard that first.`);
  }
}
