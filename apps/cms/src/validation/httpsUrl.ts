/** A required https address. */
export const httpsUrl = (value: unknown): true | string =>
  (typeof value === 'string' && /^https:\/\/[^\s/]+/.test(value) && URL.canParse(value)) || 'Give an address beginning with https://.';

/** The same where the field may stay empty. */
export const optionalHttpsUrl = (value: unknown): true | string => !value || httpsUrl(value);
