import { type CollectionBeforeOperationHook, MissingFile } from 'payload';

/**
 * Refuses a new medium that comes without its file: Payload would fetch it from the address, or
 * take the stored file, that the fields name; 400.
 */
export const requireFile: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined;
  if (operation === 'create' && !req.file && !isCopy) throw new MissingFile(req.t);
  return args;
};
