import { APIError, type PayloadRequest } from 'payload';
import { sayTo } from '../../i18n/say.ts';

/** What is said to who uploads where the bucket doesn't take the file; 503. */
export const unstored = (req: PayloadRequest): APIError =>
  new APIError(
    sayTo({ req })('The file could not be stored, and nothing was changed. Try again in a minute.'),
    503,
    null,
    true,
  );

/**
 * What is said where the bucket refuses the installation itself, as with a wrong key, which no
 * second try mends; 503.
 */
export const refusedByBucket = (req: PayloadRequest): APIError =>
  new APIError(
    sayTo({ req })(
      'The file could not be stored, and nothing was changed: the file storage refuses this installation. Tell its operator.',
    ),
    503,
    null,
    true,
  );
