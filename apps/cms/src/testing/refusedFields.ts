import type { ValidationError } from 'payload';

/** The paths of the fields on which a save is refused; none where it isn't. */
export const refusedFields = (save: Promise<unknown>): Promise<string[]> =>
  save.then(
    () => [],
    (error: ValidationError) => error.data.errors.map(({ path }) => path),
  );
