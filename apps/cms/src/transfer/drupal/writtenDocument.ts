import type { ImportTarget } from '../foreign/ImportTarget.ts';
import type { Written } from '../foreign/Journal.ts';

/** What an import wrote under a key, where that document is still there. */
export async function writtenDocument(
  { payload, journal }: Pick<ImportTarget, 'payload' | 'journal'>,
  collection: 'menus' | 'redirects',
  key: string,
): Promise<Written | undefined> {
  const written = journal.get(key);
  if (!written) return undefined;
  const doc = await payload.findByID({
    collection,
    id: written.id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  // Ids come again where a database is made anew.
  return doc && Date.parse(doc.createdAt) === Date.parse(written.createdAt) ? written : undefined;
}

/** Whether nobody but the import has changed a document since it was written. */
export const isUnchanged = (
  { id, updatedAt }: { readonly id: number; readonly updatedAt: string },
  written: Written | undefined,
): boolean => id === written?.id && updatedAt === written.updatedAt;
