import type { Payload } from 'payload';
import type { Stored } from '../publish/docStore.ts';
import { inAllLanguages } from '../publish/inLanguage.ts';
import type { Page } from '../runtime/payload-types.ts';

/** A version of this very page in all languages; undefined of any other. */
export async function versionOf(
  payload: Payload,
  page: number,
  version: string,
): Promise<Stored<'pages'> | undefined> {
  if (!/^\d{1,15}$/.test(version)) return undefined;
  const { docs } = await payload.findVersions({
    collection: 'pages',
    where: { and: [{ id: { equals: Number(version) } }, { parent: { equals: page } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    locale: 'all',
    trash: true,
    overrideAccess: true,
  });
  return docs[0] && inAllLanguages({ ...docs[0].version, id: page } as Page);
}
