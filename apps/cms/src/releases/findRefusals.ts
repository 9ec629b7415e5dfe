import type { Payload } from 'payload';
import type { Release, User } from '../runtime/payload-types.ts';
import { releaseDocuments } from './releaseDocuments.ts';
import { reviewRefusal } from './reviewRefusal.ts';
import type { ReleaseRefusal } from './states.ts';
import { tryPublish } from './tryPublish.ts';

/** Everything that keeps a release from being published by a person at this moment. */
export async function findRefusals(
  payload: Payload,
  release: Release,
  user: User,
): Promise<ReleaseRefusal[]> {
  const documents = releaseDocuments(release);
  if (documents.length === 0) return [{ reason: 'empty' }];
  const refusals: ReleaseRefusal[] = [];
  for (const document of documents) {
    const refusal =
      (await tryPublish(payload, user, document)) ??
      (await reviewRefusal(payload, release, document));
    if (refusal) refusals.push(refusal);
  }
  return refusals;
}
