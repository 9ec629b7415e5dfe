import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { ClientField, Field } from 'payload';

type Fields = readonly (ClientField | Field)[];
type I18n = Pick<I18nClient, 'language' | 'fallbackLanguage'>;

/** What the values of a field are called in the language of the admin; nothing but choices are. */
export function valueLabels(fields: Fields, name: string, i18n: I18n): Record<string, string> {
  const field = fields.find((one) => 'name' in one && one.name === name);
  const options = (field && 'options' in field ? field.options : []) ?? [];
  return Object.fromEntries(
    options.flatMap((one) =>
      typeof one === 'object'
        ? [[one.value, getTranslation(one.label as string, i18n as I18nClient)]]
        : [],
    ),
  );
}

/** What the value of a title field is called; empty where there is none. */
export const titleText = (fields: Fields, name: string, value: unknown, i18n: I18n): string =>
  valueLabels(fields, name, i18n)[String(value)] ?? String(value ?? '');
