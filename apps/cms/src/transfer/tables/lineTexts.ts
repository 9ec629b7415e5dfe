import { defaultLang, type Lang, langs } from '@concierge/contract/lang';
import type { FlattenedField } from 'payload';
import { Refusal } from '../Refusal.ts';
import type { Line } from './readTable.ts';

/** Values of a line as a document has them: those of all languages in English, and its texts. */
export type Texts = Readonly<Partial<Record<Lang, Readonly<Record<string, unknown>>>>>;

/**
 * What the cells of a line say of fields, by the names of their columns. An empty cell says
 * nothing, so it changes nothing. Throws a Refusal for what is no value of its field.
 */
export function lineTexts(fields: readonly FlattenedField[], line: Line): Texts {
  const texts: Partial<Record<Lang, Record<string, unknown>>> = {};
  for (const lang of langs) {
    const own = lang === defaultLang ? fields : fields.filter(isTranslated);
    const suffix = lang === defaultLang ? '' : `_${lang}`;
    const said = own.flatMap((field) => {
      const column = `${field.name}${suffix}`;
      const cell = line[column];
      return cell ? [[field.name, parseCell(field, cell, column)] as const] : [];
    });
    if (said.length > 0) texts[lang] = Object.fromEntries(said);
  }
  return texts;
}

/** The languages that a line says something in, English first. */
export const spokenIn = (texts: Texts): Lang[] => langs.filter((lang) => texts[lang]);

export const isTranslated = (field: FlattenedField): boolean =>
  'localized' in field && field.localized === true;

const ticks: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

function parseCell(field: FlattenedField, cell: string, column: string): unknown {
  const refuse = (what: string) => new Refusal(`${column}: ${what}`);
  if (field.type === 'number') {
    const value = Number(cell);
    if (Number.isNaN(value)) throw refuse(`${cell} is no number.`);
    return value;
  }
  if (field.type === 'checkbox') {
    const value = ticks[cell.toLowerCase()];
    if (value === undefined) throw refuse('it says yes or no.');
    return value;
  }
  if (field.type === 'select') {
    const values = field.options.map((one) => (typeof one === 'string' ? one : one.value));
    if (!values.includes(cell)) throw refuse(`${cell} is none of ${values.join(', ')}.`);
    return cell;
  }
  if (field.type !== 'date') return cell;
  const isDay = field.admin?.date?.pickerAppearance === 'dayOnly';
  const shape = isDay
    ? /^\d{4}-\d\d-\d\d$/
    : /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/;
  // Days are stored as noon in UTC, so that no zone moves them.
  const instant = new Date(isDay ? `${cell}T12:00:00.000Z` : cell);
  if (!shape.test(cell) || Number.isNaN(instant.getTime()))
    throw refuse(isDay ? 'write a day as 2027-01-31.' : 'write 2027-01-31T18:00+01:00.');
  return instant.toISOString();
}
