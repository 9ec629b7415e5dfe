import type { DateFieldValidation } from 'payload';

/** A date that must not lie before its sibling `other`; `required` is kept. */
export const notBefore =
  (other: string, message: string): DateFieldValidation =>
  (value, { siblingData, required }) => {
    if (!value) return required ? 'This date is required.' : true;
    const start = (siblingData as Record<string, unknown>)[other];
    return !start || new Date(value).getTime() >= new Date(String(start)).getTime() || message;
  };
