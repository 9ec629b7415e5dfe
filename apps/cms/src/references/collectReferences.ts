import { isLang } from '@concierge/contract/lang';
import type { Field } from 'payload';
import { splitLanguage } from '../routing/splitLanguage.ts';
import { isRecord } from '../runtime/isRecord.ts';

/** What a field of a document refers to; `lang` where only one language does. */
export interface Reference {
  readonly target: string;
  readonly path: string;
  readonly lang?: string;
}

type Data = Record<string, unknown>;
const rows = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/**
 * Everything that a document, read at depth 0 in all languages, refers to: relations, uploads, and
 * links typed as paths of the site.
 */
export function collectReferences(fields: readonly Field[], data: unknown, path = ''): Reference[] {
  if (!isRecord(data)) return [];
  return fields.flatMap((field) => inField(field, data, path));
}

function inField(field: Field, data: Data, path: string): Reference[] {
  if (field.type === 'row' || field.type === 'collapsible')
    return collectReferences(field.fields, data, path);
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) =>
      'name' in tab && tab.name
        ? collectReferences(tab.fields, data[tab.name], `${path}${tab.name}.`)
        : collectReferences(tab.fields, data, path),
    );
  if (field.type === 'group' && !('name' in field && field.name))
    return collectReferences(field.fields, data, path);
  // What no API shows is read by nothing.
  if (!('name' in field) || !field.name || ('hidden' in field && field.hidden)) return [];
  const here = `${path}${field.name}`;
  const value = data[field.name];
  if (isRecord(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLang))
    return Object.entries(value).flatMap(([lang, own]) =>
      inValue(field, own, here).map((found) => ({ ...found, lang })),
    );
  return inValue(field, value, here);
}

function inValue(field: Field, value: unknown, path: string): Reference[] {
  switch (field.type) {
    case 'group':
      return collectReferences(field.fields, value, `${path}.`);
    case 'array':
      return rows(value).flatMap((row, index) =>
        collectReferences(field.fields, row, `${path}.${index}.`),
      );
    case 'blocks':
      return rows(value).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => slug === row['blockType']);
        return collectReferences(block?.fields ?? [], row, `${path}.${index}.`);
      });
    case 'relationship':
    case 'upload':
      return relationTargets(field.relationTo, value).map((target) => ({ target, path }));
    case 'richText':
      return inRichText(value, path);
    case 'text':
      return linkTarget(field.name, value).map((target) => ({ target, path }));
    default:
      return [];
  }
}

function relationTargets(relationTo: string | string[], value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => {
    const inner = isRecord(one) && 'relationTo' in one ? one['value'] : one;
    const slug = isRecord(one) && 'relationTo' in one ? String(one['relationTo']) : relationTo;
    const id = isRecord(inner) ? inner['id'] : inner;
    return typeof slug === 'string' && (typeof id === 'number' || typeof id === 'string')
      ? [`${slug}:${id}`]
      : [];
  });
}

/**
 * Names of the fields that hold an address within the site (fields/link.ts, collections/menus.ts).
 */
const isAddressField = (name: string): boolean => name === 'relative' || /(^|_)ur[il]$/.test(name);

const linkTarget = (name: string, value: unknown): string[] =>
  isAddressField(name) && typeof value === 'string' ? pathTarget(value) : [];

/** `path:/programs/` of an address within the site, with or without language, query and anchor. */
function pathTarget(address: string): string[] {
  if (!address.startsWith('/')) return [];
  const [own = ''] = splitLanguage(address).path.split(/[?#]/, 1);
  return [`path:${own.endsWith('/') ? own : `${own}/`}`];
}

function inRichText(value: unknown, path: string): Reference[] {
  if (Array.isArray(value)) return value.flatMap((node) => inRichText(node, path));
  if (!isRecord(value)) return [];
  const { fields, relationTo } = value;
  const relation =
    typeof relationTo === 'string' ? relationTargets(relationTo, value['value']) : [];
  const link = isRecord(fields)
    ? [
        ...relationTargets('pages', fields['doc'] ?? null),
        ...pathTarget(String(fields['url'] ?? '')),
      ]
    : [];
  const own = [...relation, ...link].map((target) => ({ target, path }));
  return [...own, ...inRichText(value['root'], path), ...inRichText(value['children'], path)];
}
