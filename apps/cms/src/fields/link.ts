import type { ArrayField, Field, GroupField, TextField } from 'payload';
import { linkUrl, requiredLinkUrl } from '../validation/url.ts';
import { choice } from './choice.ts';
import { adminOf, type FieldOptions } from './options.ts';
import { localizedText, plainText } from './text.ts';

/** An address: site-relative without language, absolute, mail, tel or anchor (spec §2 link rule). */
export const url = (name: string, label: string, options: FieldOptions = {}): TextField => ({
  name,
  type: 'text',
  label,
  ...(options.required ? { required: true, validate: requiredLinkUrl } : { validate: linkUrl }),
  admin: adminOf({ placeholder: '/programs/', ...options }),
});

const attributes: Field[] = [
  choice('target', 'Opens in', ['_self', '_blank'], { width: '50%', names: { _self: 'The same window', _blank: 'A new window' } }),
  plainText('class', 'Class names', { width: '50%', description: 'Space separated; `highlight` and icon names have a meaning.' }),
];

/** Fields of one link (spec §3: url, title, options.attributes). */
export const linkFields = (required: boolean): Field[] => [
  { type: 'row', fields: [url('url', 'Address', { required, width: '50%' }), localizedText('title', 'Text', { required, width: '50%' })] },
  { type: 'collapsible', label: 'Attributes', admin: { initCollapsed: true }, fields: [{ type: 'row', fields: attributes }] },
];

/** One optional link. */
export const link = (name: string, label: string, options: FieldOptions = {}): GroupField => ({
  name,
  type: 'group',
  label,
  admin: adminOf(options),
  fields: linkFields(false),
});

/** Any number of links. */
export const links = (name: string, label: string, options: FieldOptions & { maxRows?: number } = {}): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: 'Link', plural: 'Links' },
  ...(options.maxRows ? { maxRows: options.maxRows } : {}),
  admin: { ...adminOf(options), initCollapsed: true },
  fields: linkFields(true),
});
