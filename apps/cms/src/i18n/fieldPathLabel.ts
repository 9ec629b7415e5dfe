import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { ClientBlock, ClientField } from 'payload';

const isNumber = (part: string): boolean => /^\d+$/.test(part);

/** What the form calls the place of a value, e.g. `Blocks 2 › Text`. */
export function fieldPathLabel(
  fields: readonly ClientField[],
  path: readonly string[],
  i18n: I18nClient,
): string {
  const [name, ...rest] = path;
  if (name === undefined) return '';
  if (isNumber(name))
    return [Number(name) + 1, fieldPathLabel(fields, rest, i18n)].filter(Boolean).join(' › ');
  const field = named(fields, name);
  const own =
    field && 'label' in field && field.label ? getTranslation(field.label as string, i18n) : name;
  return [own, fieldPathLabel(field ? innerFields(field) : [], rest, i18n)]
    .filter(Boolean)
    .join(' ');
}

/** The field of a name, also where rows, tabs or collapsibles stand around it. */
function named(fields: readonly ClientField[], name: string): ClientField | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field;
    if ('name' in field && field.name) continue;
    const found = named(innerFields(field), name);
    if (found) return found;
  }
  return undefined;
}

function innerFields(field: ClientField): readonly ClientField[] {
  if (field.type === 'blocks') return field.blocks.flatMap((block: ClientBlock) => block.fields);
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) =>
      'name' in tab && tab.name ? [{ ...tab, type: 'group' } as ClientField] : tab.fields,
    );
  return 'fields' in field ? field.fields : [];
}
