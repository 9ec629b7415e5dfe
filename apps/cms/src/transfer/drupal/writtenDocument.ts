import type { ImportTarget } from '../foreign/ImportTarget.ts';
import type { Written } from '../foreign/Journal.ts';

interface WrittenHere extends Written {
  readonly isInTrash: boolean;
}

/** What an import wrote under a key, where that document is still there. */
export async function writtenDocument(
  { payload, journal }: Pick<ImportTarget, 'payload' | 'journal'>,
  collection: 'menus' | 'redirects',
  key: string,
): Promise<WrittenHere | undefined> {
  const written = journal.get(key);
  if (!written) return undefined;
  const doc = (await payload.findByID({
    collection,
    id: written.id,
    trash: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })) as { readonly createdAt: string; readonly deletedAt?: string | null } | null;
  // Ids come again where a database is made anew.
  const isOwn = doc && Date.parse(doc.createdAt) === Date.parse(written.createdAt);
  return isOwn ? { ...written, isInTrash: Boolean(doc.deletedAt) } : undefined;
}

/** Whether nobody but the import has changed a document since it was written. */
export const isUnchanged = (
  { id, updatedAt }: { readonly id: number; readonly updatedAt: string },
  written: Written | undefined,
): boolean => id === written?.id && updatedAt === written.updatedAt;
