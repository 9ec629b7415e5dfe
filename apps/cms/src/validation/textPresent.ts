import { type Asked, sayTo } from '../i18n/say.ts';
import { valuesOf } from './valuesOf.ts';

/** A required text, also when all languages are written at once: at least one of them must be there. */
export const textPresent = (value: unknown, asked?: Asked): true | string =>
  valuesOf(value).some((text) => typeof text === 'string' && text.trim() !== '') || sayTo(asked)('This text is required.');
