import type { CollectionBeforeOperationHook } from 'payload';
import { sameTransaction } from '../../runtime/database/sameTransaction.ts';
import { typeByName } from './fileContent.ts';

/**
 * Stores a file that replaces another of its type under that one's name, so that the address stays
 * right wherever somebody has it. A file of another type brings its own name.
 */
export const keepFileName: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id } = args as { id?: number | string };
  if (operation !== 'update' || !req.file || id === undefined) return args;
  const stored = await req.payload.findByID({
    collection: 'media',
    id,
    trash: true,
    depth: 0,
    select: { filename: true },
    disableErrors: true,
    overrideAccess: true,
    req: sameTransaction(req),
  });
  const name = stored?.filename;
  if (!name || typeByName(name) !== typeByName(req.file.name)) return args;
  req.file = { ...req.file, name };
  return { ...args, overwriteExistingFiles: true };
};
