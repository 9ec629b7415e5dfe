import { isDeepStrictEqual } from 'node:util';
import type { Payload } from 'payload';
import { documentTexts, type Texts } from '../../translations/texts.ts';
import { Refusal } from '../Refusal.ts';

type DraftCollection = 'pages' | 'shared-sections';

/** A version; a snapshot is what Payload leaves as newest after the publication of one language. */
interface Version {
  readonly id: number;
  readonly snapshot?: boolean | null;
  readonly version: { readonly _status?: string | null; readonly savedBy?: string | null };
}

/**
 * Throws a Refusal where a person has drafted on a document since it was last published, or ever
 * where it never was: a publication would publish that draft, which nobody has approved.
 */
export async function refuseDrafts(
  payload: Payload,
  collection: DraftCollection,
  id: number,
): Promise<void> {
  const options = {
    collection,
    sort: '-updatedAt',
    select: { snapshot: true, updatedAt: true, version: { _status: true, savedBy: true } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  } as const;
  const ofDocument = { parent: { equals: id } };
  const published = await payload.findVersions({
    ...options,
    where: { ...ofDocument, 'version._status': { equals: 'published' } },
    limit: 1,
  });
  // A page may have thousands of older ones.
  const since = published.docs.map(({ updatedAt }) => ({
    updatedAt: { greater_than_equal: updatedAt },
  }));
  const { docs } = await payload.findVersions({
    ...options,
    where: { and: [ofDocument, ...since] },
    limit: 0,
  });
  for (const { id: version, snapshot, version: saved } of docs as unknown as Version[]) {
    if (saved._status === 'published') return;
    if (!saved.savedBy || (snapshot && (await saysThePublic(payload, collection, id, version))))
      continue;
    throw new Refusal(`it has a draft of ${saved.savedBy}: publish or discard that first.`);
  }
}

/** Whether a version says in every language what is public. */
async function saysThePublic(
  payload: Payload,
  collection: DraftCollection,
  id: number,
  versionId: number,
): Promise<boolean> {
  const { flattenedFields } = payload.collections[collection].config;
  const options = { collection, locale: 'all', depth: 0, overrideAccess: true } as const;
  const [{ version }, shown] = await Promise.all([
    payload.findVersionByID({ ...options, id: String(versionId) }),
    payload.findByID({ ...options, id }),
  ]);
  const texts = (doc: unknown): Texts => documentTexts(flattenedFields, doc);
  return isDeepStrictEqual(texts(version), texts(shown));
}
