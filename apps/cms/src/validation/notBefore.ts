import type { DateFieldValidation } from 'payload';
import { type Said, sayTo } from '../i18n/say.ts';

/** A date that must not lie before its sibling `other`; `required` is kept. */
export const notBefore =
  (other: string, message: Said): DateFieldValidation =>
  (value, { siblingData, required, req }) => {
    const say = sayTo({ req });
    if (!value) return required ? say('This date is required.') : true;
    const start = (siblingData as Record<string, unknown>)[other];
    return !start || new Date(value).getTime() >= new Date(String(start)).getTime() || say(message);
  };
