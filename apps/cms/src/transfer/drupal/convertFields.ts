import type { Block, Field } from 'payload';
import type { Conversion, Values } from './Conversion.ts';
import { isLink, linkRows, linkUri } from './convertLinks.ts';
import { convertMediaItem, isMediaItem } from './convertMediaItem.ts';
import { instant, metatags, plain, plainTexts, richTexts } from './convertValue.ts';
import { blockType } from './names.ts';
import type { Translated } from './Translated.ts';

/** Fields that aren't the source's to say. */
const own = new Set([
  'alias',
  'event',
  'field_domain_access',
  'field_webform_dynamic_paragraph',
  'form',
  'tab',
  'type',
]);
const parts = /^(paragraph|media|file)--/;

/** An entity as values of these fields; what has no place is reported by the caller. */
export async function convertFields(
  fields: readonly Field[],
  entity: Translated,
  conversion: Conversion,
): Promise<Values> {
  const values: Values = {};
  for (const field of fields) {
    if (field.type === 'tabs')
      for (const tab of field.tabs)
        Object.assign(values, await convertFields(tab.fields, entity, conversion));
    else if (field.type === 'row' || field.type === 'collapsible')
      Object.assign(values, await convertFields(field.fields, entity, conversion));
    else if ('name' in field && field.name && !own.has(field.name)) {
      const value = await convertField(field, field.name, entity, conversion);
      if (value !== undefined) values[field.name] = value;
    }
  }
  return values;
}

/** Reports the fields of an entity that no field here has taken. */
export function reportUnused(entity: Translated, { misfit }: Conversion): void {
  for (const name of entity.unused()) misfit(entity, name, 'Nothing here has this field.');
}

async function convertField(
  field: Field,
  name: string,
  entity: Translated,
  conversion: Conversion,
): Promise<unknown> {
  const { misfit } = conversion;
  switch (field.type) {
    case 'group':
      return convertGroup(field.fields, name, entity, conversion);
    case 'array':
      return convertRows(field.fields, name, entity, conversion);
    case 'blocks':
      return convertBlocks(field.blocks, name, entity, conversion);
    case 'upload': {
      const [first] = entity.relations(name, /^(media|file)--/);
      return (
        first && conversion.file(first.entity, first.meta, mimeTypeFilter(field.filterOptions))
      );
    }
    case 'relationship': {
      const ids = entity
        .references(name, /^node--/)
        .map((uuid) => conversion.page(uuid) ?? misfit(entity, name, 'That page is not imported.'))
        .filter((id) => typeof id === 'number');
      return field.hasMany ? (ids.length > 0 ? ids : undefined) : ids[0];
    }
    case 'text':
    case 'textarea':
      return convertText(field, name, entity, conversion);
    case 'richText': {
      const found = richTexts(entity.texts(name), {
        link: conversion.link,
        dropped: (why) => misfit(entity, name, why),
      });
      return orNothing(found);
    }
    default:
      return convertScalar(field, name, entity, conversion);
  }
}

function convertScalar(
  field: Field,
  name: string,
  entity: Translated,
  { misfit }: Conversion,
): unknown {
  const value = entity.attribute(name)?.value;
  if (value === undefined) return undefined;
  const text = plain(value);
  const refused = (why: string) => {
    misfit(entity, name, why);
    return undefined;
  };
  switch (field.type) {
    case 'checkbox':
      return value === true || text === '1' || text === 'true';
    case 'number': {
      const number = Number(text);
      return text !== undefined && Number.isFinite(number) ? number : refused('It is no number.');
    }
    case 'date':
      return instant(value) ?? refused('It is no date.');
    case 'select': {
      const allowed = field.options.map((one) => (typeof one === 'string' ? one : one.value));
      const chosen = [value].flat().map((one) => plain(one) ?? '');
      const fitting = chosen.filter((one) => allowed.includes(one));
      if (fitting.length < chosen.length) refused('The value is none of the choices here.');
      return field.hasMany ? fitting : fitting[0];
    }
    default:
      return undefined;
  }
}

function convertText(
  field: Extract<Field, { type: 'text' | 'textarea' }>,
  name: string,
  entity: Translated,
  { link, misfit }: Conversion,
): unknown {
  if (field.localized) return orNothing(plainTexts(entity.texts(name)));
  const value = entity.attribute(name)?.value;
  if (value === undefined) return undefined;
  if (field.type === 'text' && field.hasMany) return [value].flat().map(plain).filter(Boolean);
  const uri = linkUri(value);
  const address = uri ?? (isAddressName(name) ? plain(value) : undefined);
  if (address === undefined) return plain(value);
  const url = link(address);
  if (url === undefined) misfit(entity, name, 'The address leads nowhere here.');
  return url;
}

async function convertGroup(
  fields: readonly Field[],
  name: string,
  entity: Translated,
  conversion: Conversion,
): Promise<Values | undefined> {
  if (name === 'metatag') {
    entity.use('metatags');
    const texts = entity.texts(name);
    const found = Object.entries(texts).map(([lang, value]) => [lang, metatags(value)] as const);
    const by = (tag: string) => Object.fromEntries(found.map(([lang, one]) => [lang, one[tag]]));
    const robots = found[0]?.[1]['robots']?.includes('noindex') ? { robots: 'noindex' } : {};
    return { title: by('title'), description: by('description'), ...robots };
  }
  if (isMediaItem(fields)) {
    const [first] = entity.relations(name, /^(media|file)--/);
    return first && convertMediaItem(first, conversion);
  }
  if (isLink(fields)) return linkRows(name, entity, conversion)[0];
  const [inner] = entity.relations(name, /^paragraph--/);
  const values = await convertFields(fields, inner?.entity ?? entity, conversion);
  return Object.keys(values).length > 0 ? values : undefined;
}

async function convertRows(
  fields: readonly Field[],
  name: string,
  entity: Translated,
  conversion: Conversion,
): Promise<Values[] | undefined> {
  const rows: Values[] = [];
  for (const row of entity.relations(name, parts)) {
    const isFile = !row.entity.type.startsWith('paragraph--');
    if (isFile && isMediaItem(fields)) rows.push(await convertMediaItem(row, conversion));
    else {
      const values = await convertFields(fields, row.entity, conversion);
      if (isMediaItem(fields)) {
        const [media] = row.entity.relations('field_media', /^(media|file)--/);
        Object.assign(values, media && (await convertMediaItem(media, conversion)));
      }
      rows.push(values);
      if (!isFile) reportUnused(row.entity, conversion);
    }
  }
  if (rows.length === 0 && isLink(fields)) rows.push(...linkRows(name, entity, conversion));
  return rows.length > 0 ? rows : undefined;
}

async function convertBlocks(
  blocks: readonly Block[],
  name: string,
  entity: Translated,
  conversion: Conversion,
): Promise<Values[] | undefined> {
  const [only] = blocks.length === 1 ? blocks : [];
  const rows: Values[] = [];
  const add = async (part: Translated): Promise<void> => {
    const block = only ?? blocks.find(({ slug }) => slug === blockType(part.bundle));
    if (block) {
      rows.push({
        blockType: block.slug,
        ...(await convertFields(block.fields, part, conversion)),
      });
      reportUnused(part, conversion);
      return;
    }
    const inner = part.children(/^paragraph--/);
    if (inner.length === 0) conversion.misfit(part, '', 'No block here is like this paragraph.');
    for (const one of inner) await add(one);
  };
  for (const { entity: part } of entity.relations(name, /^paragraph--/)) await add(part);
  if (only && rows.length === 0 && isLink(only.fields))
    for (const link of linkRows(name, entity, conversion))
      rows.push({ blockType: only.slug, ...link });
  return rows.length > 0 ? rows : undefined;
}

const isAddressName = (name: string): boolean => /(^|_)(url|iframe)$/.test(name);
const mimeTypeFilter = (options: unknown): string =>
  (options as { mimeType?: { contains?: string } } | undefined)?.mimeType?.contains ?? '';
const orNothing = <T extends object>(found: T): T | undefined =>
  Object.keys(found).length > 0 ? found : undefined;
