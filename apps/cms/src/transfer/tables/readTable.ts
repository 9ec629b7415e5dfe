import { defaultLang, langs } from '@concierge/contract/lang';
import Papa from 'papaparse';
import { Refusal } from '../Refusal.ts';

export interface Columns {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Those of both that may stand once more for each other language, as `title_es` does. */
  readonly translated?: readonly string[];
}
/** Values of a line by the names of its columns. */
export type Line = Readonly<Record<string, string | undefined>>;

/**
 * Reads a CSV whose first line names its columns, in any order and in large or small letters; cells
 * are parted by commas, semicolons or tabs. Throws a Refusal for a column that is missing or
 * unknown, and for a file whose cells can't be told apart: each would be in another's place.
 */
export function readTable(csv: string, { required, optional, translated = [] }: Columns): Line[] {
  const allColumns = [...required, ...optional, ...translated.flatMap(inOtherLanguages)];
  const canonical = new Map(allColumns.map((name) => [name.toLowerCase(), name]));
  const { data, errors, meta } = Papa.parse<Line & Extra>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => canonical.get(name.trim().toLowerCase()) ?? name.trim(),
    transform: (value) => value.trim(),
  });
  const named = meta.fields ?? [];
  const list = [...required, ...optional].join(', ');
  const missing = required.filter((name) => !named.includes(name));
  if (missing.length > 0)
    throw new Refusal(
      `The file has no column ${missing.join(', ')}: its first line names ${list}.`,
    );
  const unknown = named.filter((name) => name && !allColumns.includes(name));
  if (unknown.length > 0)
    throw new Refusal(`There is no column ${unknown.join(', ')}: there are ${list}.`);
  if (errors.some(({ type }) => type === 'Quotes'))
    throw new Refusal('A quotation mark in the file is opened and not closed, or stands alone.');
  const tooLong = data.find(({ __parsed_extra: extra }) => extra?.some((cell) => cell.trim()));
  if (tooLong)
    throw new Refusal(
      `The line of “${Object.values(tooLong)[0]}” has more cells than there are columns: quote cells that have a “${meta.delimiter}” in them.`,
    );
  return data;
}

/** Where Papa puts the cells of a line that has too many. */
interface Extra {
  readonly __parsed_extra?: readonly string[];
}

const inOtherLanguages = (name: string): string[] =>
  langs.filter((lang) => lang !== defaultLang).map((lang) => `${name}_${lang}`);
