import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { Field } from 'payload';

/** A field of a row, as far as its row is named after it. */
export interface RowPart {
  readonly name: string;
  readonly kind: 'text' | 'richText' | 'choice' | 'number' | 'other';
  readonly label: string;
  readonly isRequired: boolean;
  readonly isLocalized: boolean;
  /** What the values of a choice are called. */
  readonly options?: Readonly<Record<string, string>>;
}
type Data = Readonly<Record<string, unknown>>;

/** Kinds of Payload's fields that a name can be made of; any other can be missing only. */
const kinds: Readonly<Record<string, RowPart['kind']>> = {
  text: 'text',
  textarea: 'text',
  email: 'text',
  richText: 'richText',
  select: 'choice',
  radio: 'choice',
  number: 'number',
};
const maxNameLength = 60;

/** The named fields of a row in their order; those of a named group within it name it not. */
export function rowParts(fields: readonly Field[], i18n: I18nClient): RowPart[] {
  return fields.flatMap((field): RowPart[] => {
    if (field.type === 'row' || field.type === 'collapsible') return rowParts(field.fields, i18n);
    // Payload gives every row an `id`.
    if (!('name' in field) || !field.name || field.name === 'id' || isHidden(field)) return [];
    const { name, type } = field;
    const label =
      'label' in field && field.label ? getTranslation(field.label as string, i18n) : '';
    // A field that a condition may hide is not missing where it is hidden.
    const isRequired = 'required' in field && field.required === true && !field.admin?.condition;
    const isLocalized = 'localized' in field && field.localized === true;
    const isList = 'hasMany' in field && field.hasMany === true;
    const kind = (isList ? undefined : kinds[type]) ?? 'other';
    const options = 'options' in field ? optionNames(field.options, i18n) : undefined;
    return [{ name, kind, label, isRequired, isLocalized, ...(options ? { options } : {}) }];
  });
}

/** What nobody sees names nothing. */
const isHidden = ({ admin }: Field): boolean =>
  admin !== undefined && 'hidden' in admin && admin.hidden === true;

const optionNames = (options: readonly unknown[], i18n: I18nClient): Record<string, string> =>
  Object.fromEntries(
    options.map((option) => {
      if (typeof option === 'string') return [option, option];
      const { value, label } = option as { value: string; label: string };
      return [value, getTranslation(label, i18n)];
    }),
  );

/**
 * What a row is called: its title, else the first words in it, else its choices and numbers; empty
 * where it has none of them. A list of codes is no words, and a block's choices are its look only.
 */
export function rowName(parts: readonly RowPart[], data: Data, isBlock = false): string {
  const texts = parts.filter(({ kind }) => kind === 'text' || kind === 'richText');
  const isTitle = ({ name }: RowPart) => /(^|_)(title|label)$/i.test(name);
  const [text = ''] = [...texts.filter(isTitle), ...texts]
    .map(({ name }) => plain(data[name]).replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  const values = parts.flatMap(({ kind, name, options }) => {
    const value = data[name];
    if (kind === 'choice') return typeof value === 'string' ? (options?.[value] ?? []) : [];
    return kind === 'number' && typeof value === 'number' ? String(value) : [];
  });
  const name = text || (isBlock ? '' : values.slice(0, 3).join(' · '));
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength).trimEnd()}…` : name;
}

/** What is missing in a row; a translation that is missing is not, since English stands in. */
export const missingPart = (
  parts: readonly RowPart[],
  data: Data,
  isEnglish: boolean,
): RowPart | undefined =>
  parts.find(
    ({ name, isRequired, isLocalized }) =>
      isRequired && (isEnglish || !isLocalized) && isEmpty(data[name]),
  );

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The texts of a value; of rich text those of its nodes. */
function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plain).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  const { root, children, text } = value as Record<string, unknown>;
  return typeof text === 'string' ? text : plain(root ?? children);
}
