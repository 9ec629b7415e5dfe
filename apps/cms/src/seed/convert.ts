import type { Field } from 'payload';
import { byLang, isL10n, linesByLang, mapLangs } from './l10n.ts';
import { type References, requiredId } from './references.ts';
import { withLink, withMediaItem } from './shapes.ts';

type Values = Record<string, unknown>;

/**
 * Turns content into a document of a collection by the collection's own fields: texts by language,
 * Markdown into Lexical, pictures and names into ids. What the content leaves out stays out.
 */
export function convert(fields: Field[], values: Values, references: References): Values {
  const shaped = withLink(fields, withMediaItem(fields, values));
  const result: Values = {};
  for (const field of fields) Object.assign(result, convertField(field, shaped, references));
  return result;
}

function convertField(field: Field, values: Values, references: References): Values {
  if (field.type === 'tabs')
    return Object.assign({}, ...field.tabs.map((tab) => convert(tab.fields, values, references)));
  if (field.type === 'row' || field.type === 'collapsible')
    return convert(field.fields, values, references);
  if (!('name' in field) || !field.name) return {};
  const value = values[field.name];
  if (value === undefined || value === null) return {};
  const converted = convertValue(field, value, references);
  return converted === undefined ? {} : { [field.name]: converted };
}

function convertValue(field: Field, value: unknown, references: References): unknown {
  switch (field.type) {
    case 'text':
      if (field.localized) return byLang(value);
      return isL10n(value) ? value.en : value;
    case 'textarea':
      return Array.isArray(value) ? linesByLang(value) : byLang(value);
    case 'richText':
      return mapLangs(byLang(value), references.richText);
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
        ? `${value}T12:00:00.000Z`
        : value;
    case 'upload':
      return references.media(value as Parameters<References['media']>[0]);
    case 'relationship':
      return Array.isArray(value)
        ? value.map((name) => relation(field.relationTo, name, references))
        : relation(field.relationTo, value, references);
    case 'group':
      return convert(field.fields, value as Values, references);
    case 'array':
      return (value as Values[]).map((row) => convert(field.fields, row, references));
    case 'blocks':
      return (value as Values[]).map((row) => {
        const slug = String(row['blockType'] ?? row['type']);
        const block = field.blocks.find((candidate) => candidate.slug === slug);
        if (!block) throw new Error(`There is no block "${slug}" in ${field.name}`);
        return {
          blockType: slug,
          ...convert(block.fields, { ...row, ...queryForm(row) }, references),
        };
      });
    default:
      return value;
  }
}

/** The content names a webform's form in its query. */
const queryForm = (row: Values): Values => {
  const form = (row['query'] as { form?: string } | undefined)?.form;
  return form ? { form } : {};
};

function relation(
  relationTo: unknown,
  name: unknown,
  { forms, campaigns, pages, brands }: References,
): number | undefined {
  const wanted = String(name);
  if (relationTo === 'forms') return requiredId(forms, wanted, 'form');
  if (relationTo === 'campaigns') return requiredId(campaigns, wanted, 'campaign');
  return brands.map((brand) => pages.get(`${brand} ${wanted}`)).find((id) => id !== undefined);
}
