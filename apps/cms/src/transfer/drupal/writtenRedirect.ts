import type { Redirect } from '../../runtime/payload-types.ts';
import type { ImportTarget } from '../foreign/ImportTarget.ts';
import type { Written } from '../foreign/Journal.ts';

interface WrittenHere extends Written {
  /** Whether a person has changed it since, or put it into the trash. */
  readonly isChanged: boolean;
}

/** The redirect that an import wrote under a key, where it is still there. */
export async function writtenRedirect(
  { payload, journal }: Pick<ImportTarget, 'payload' | 'journal'>,
  key: string,
): Promise<WrittenHere | undefined> {
  const written = journal.get(key);
  if (!written) return undefined;
  const doc = (await payload.findByID({
    collection: 'redirects',
    id: written.id,
    trash: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })) as Redirect | null;
  // Ids come again where a database is made anew.
  const isOwn = doc && Date.parse(doc.createdAt) === Date.parse(written.createdAt);
  if (!isOwn) return undefined;
  return { ...written, isChanged: Boolean(doc.deletedAt) || doc.updatedAt !== written.updatedAt };
}

/** Whether nobody but the import has changed a document since it was written. */
export const isUnchanged = (
  { id, updatedAt }: { readonly id: number; readonly updatedAt: string },
  written: Written | undefined,
): boolean => id === written?.id && updatedAt === written.updatedAt;
