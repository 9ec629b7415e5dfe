import type { Payload } from 'payload';
import { referencesFilled } from './rebuildReferences.ts';

/** True where the public sees a document that refers to the target, such as `media:12`. */
export async function isPublished(payload: Payload, target: string): Promise<boolean> {
  await referencesFilled(payload);
  const { docs } = await payload.db.find({
    collection: 'document-references',
    where: { and: [{ target: { equals: target } }, { published: { equals: true } }] },
    limit: 1,
    pagination: false,
  });
  return docs.length > 0;
}
