import { APIError, type CollectionAfterChangeHook, type PayloadRequest } from 'payload';
import { sayTo } from '../../i18n/say.ts';

/** What is said to who uploads where the bucket doesn't take the file; 503. */
export const unstored = (req: PayloadRequest): APIError =>
  new APIError(
    sayTo({ req })('The file could not be stored, and nothing was changed. Try again in a minute.'),
    503,
    null,
    true,
  );

/** Lets an error of the bucket's client be that sentence; errors of our own stay as they are. */
export const sayUnstored =
  (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    try {
      return await hook(args);
    } catch (error) {
      const isOfBucket = error instanceof Error && '$metadata' in error;
      throw isOfBucket && args.req.file ? unstored(args.req) : error;
    }
  };
