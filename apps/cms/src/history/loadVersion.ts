import type { DataFromCollectionSlug, Payload } from 'payload';
import type { Stored } from '../publish/docStore.ts';
import { inAllLanguages } from '../publish/inLanguage.ts';
import { isId } from '../runtime/http/routeId.ts';

type Drafted = 'pages' | 'shared-sections';

/** A version of this very document in all languages; undefined of any other. */
export async function loadVersion<S extends Drafted>(
  payload: Payload,
  collection: S,
  id: number,
  version: string,
): Promise<Stored<S> | undefined> {
  if (!isId(version)) return undefined;
  const { docs } = await payload.findVersions({
    collection,
    where: { and: [{ id: { equals: Number(version) } }, { parent: { equals: id } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    locale: 'all',
    trash: true,
    overrideAccess: true,
  });
  return (
    docs[0] && inAllLanguages({ ...docs[0].version, id } as unknown as DataFromCollectionSlug<S>)
  );
}
