import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { ClientField, Field } from 'payload';

/**
 * What the value of a title field is called: of a choice its label in the language of the admin, of
 * any other field the value itself; empty where there is none.
 */
export function titleText(
  fields: readonly (ClientField | Field)[],
  name: string,
  value: unknown,
  i18n: Pick<I18nClient, 'language' | 'fallbackLanguage'>,
): string {
  const field = fields.find((one) => 'name' in one && one.name === name);
  const options = field && 'options' in field ? field.options : [];
  const chosen = options?.find((one) => typeof one === 'object' && one.value === value);
  return typeof chosen === 'object'
    ? getTranslation(chosen.label as string, i18n as I18nClient)
    : String(value ?? '');
}
