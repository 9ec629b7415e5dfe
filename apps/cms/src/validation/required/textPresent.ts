import { sayTo, type ValidationOptions } from '../../i18n/say.ts';
import { localizedValues } from '../localizedValues.ts';
import { holdsWords } from './holdsWords.ts';
import { isWaived } from './waived.ts';

/**
 * A required text, formatted or not, also when all languages are written at once: at least one of
 * them must be there.
 */
export const textPresent = (value: unknown, options?: ValidationOptions): true | string =>
  localizedValues(value).some(holdsWords) ||
  isWaived(options) ||
  sayTo(options)('This text is required.');
