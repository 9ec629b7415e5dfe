/** C0 but tab and line feed, DEL and C1: nobody types them, and PostgreSQL refuses NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the purpose.
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufeff\ufff9-\ufffb]/g;
/** Marks that turn the direction of what follows, so that a text reads otherwise than it is. */
const overrides = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text of several lines as it may be kept: well-formed Unicode, line feeds and tabs, no other
 * control characters.
 */
export const printableText = (value: string): string =>
  value
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(controls, '');

/** The same on one line, which no mark for the direction may turn round. */
export const printableLine = (value: string): string =>
  printableText(value)
    .replaceAll(/[\n\t]+/g, ' ')
    .replaceAll(overrides, '');
