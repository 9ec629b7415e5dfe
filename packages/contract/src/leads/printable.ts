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

/** Marks that nobody sees, which pasted addresses and numbers carry. */
const unseen = /[\u061c\u200b-\u200f\u2060]/g;

/** A text without such marks; in names some of them join letters. */
export const withoutUnseen = (value: string): string => value.replaceAll(unseen, '');

/** Arabic, Persian and full-width digits as the ones that are dialled. */
export const latinDigits = (value: string): string =>
  value.replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String(digits.indexOf(digit) % 10));
const digits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９';

/** An e-mail address or a telephone number as it can be written to or dialled. */
export const printableAddress = (value: string): string =>
  latinDigits(withoutUnseen(printableLine(value)));
