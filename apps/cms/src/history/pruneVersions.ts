import type { CollectionSlug, Payload } from 'payload';

const yearMs = 365.25 * 24 * 3_600_000;
/** How long a publication is kept; the newest one stays for good. */
const publicationAgeMs = 2 * yearMs;
/** Drafts of the present editing that are kept. */
const draftLimit = 20;
/** Versions that one statement removes. */
const batch = 200;

interface Version {
  readonly id: number;
  readonly updatedAt: string;
  readonly latest?: boolean;
  readonly version: { readonly _status?: string };
}

/**
 * Versions that nobody needs, out of those of one document, newest first: publications older than
 * two years, drafts from before the newest publication, and all but the last drafts since. The
 * newest version and the newest publication always stay.
 */
export function superfluous(versions: readonly Version[], now = Date.now()): number[] {
  const newestPublication = versions.findIndex(({ version }) => version._status === 'published');
  let drafts = 0;
  return versions.flatMap(({ id, latest, updatedAt, version }, index) => {
    if (index === 0 || latest || index === newestPublication) return [];
    if (version._status === 'published')
      return now - Date.parse(updatedAt) > publicationAgeMs ? [id] : [];
    drafts += 1;
    const isOfPresentEditing = newestPublication === -1 || index < newestPublication;
    return isOfPresentEditing && drafts < draftLimit ? [] : [id];
  });
}

/** Removes what is superfluous of one document's versions. */
export async function pruneVersions(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
): Promise<number> {
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts);
  const { docs } = await payload.db.findVersions<never>({
    collection,
    where: { parent: { equals: id } },
    select: { updatedAt: true, ...(hasDrafts ? { latest: true, version: { _status: true } } : {}) },
    sort: '-updatedAt',
    limit: 0,
    pagination: false,
  });
  const versions = docs as unknown as Version[];
  const published = { _status: 'published' };
  const gone = superfluous(
    hasDrafts ? versions : versions.map((one) => ({ ...one, version: published })),
  );
  for (let index = 0; index < gone.length; index += batch) {
    const where = { id: { in: gone.slice(index, index + batch) } };
    await payload.db.deleteVersions({ collection, where });
  }
  return gone.length;
}
