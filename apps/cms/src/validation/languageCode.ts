/** Checks a list of ISO 639-1 codes. */
export const isLanguageCode = (value: unknown): true | string =>
  (Array.isArray(value) ? value : value ? [value] : []).every((code) => typeof code === 'string' && /^[a-z]{2}$/.test(code)) ||
  'Two small letters each, e.g. en or de.';
