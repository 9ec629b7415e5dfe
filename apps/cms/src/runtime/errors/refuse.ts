import { type PayloadRequest, ValidationError } from 'payload';
import { wordIn } from '../../i18n/label.ts';

/** A field by its path in the document, and what editors call it. */
export interface Named {
  readonly path: string;
  readonly label: string;
}

/**
 * Refuses a save with a message at its field; the field is named in the language of whoever asks.
 */
export function refuse(req: PayloadRequest, { path, label }: Named, message: string): never {
  throw new ValidationError(
    { errors: [{ message, path, label: wordIn(req.i18n?.language ?? 'en', label) }], req },
    req.t,
  );
}
