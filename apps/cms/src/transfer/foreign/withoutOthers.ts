import type { Field } from 'payload';
import { isRecord } from '../../runtime/isRecord.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * New values of a document, and nothing in each of its fields that they leave out: an update leaves
 * such a field as it is. Both are in one language; rows of lists come whole.
 */
export function withoutOthers(fields: readonly Field[], values: Values, stored: Values): Values {
  let all = values;
  for (const field of fields) {
    if (field.type === 'tabs')
      for (const tab of field.tabs)
        all =
          'name' in tab && tab.name
            ? inGroup(tab, all, stored)
            : withoutOthers(tab.fields, all, stored);
    else if (field.type === 'group' && 'name' in field && field.name)
      all = inGroup(field, all, stored);
    else if ('fields' in field && field.type !== 'array')
      all = withoutOthers(field.fields, all, stored);
    else if (
      'name' in field &&
      field.name &&
      all[field.name] === undefined &&
      !isEmpty(stored[field.name])
    )
      all = { ...all, [field.name]: nothingIn(field) };
  }
  return all;
}

function inGroup(
  group: { name?: string; fields: Field[] },
  values: Values,
  stored: Values,
): Values {
  const { name = '', fields } = group;
  const [own, before] = [values[name] ?? {}, stored[name]];
  if (!isRecord(own) || !isRecord(before)) return values;
  return { ...values, [name]: withoutOthers(fields, own, before) };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

function nothingIn(field: Field): unknown {
  if (field.type === 'array' || field.type === 'blocks') return [];
  if ('hasMany' in field && field.hasMany) return [];
  const preset = 'defaultValue' in field ? field.defaultValue : undefined;
  return typeof preset === 'function' ? null : (preset ?? null);
}
