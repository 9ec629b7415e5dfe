import type { ArrayField, Field, GroupField, TextField } from 'payload';
import { liveLink } from '../validation/addresses/leadsSomewhere.ts';
import { linkUrl, requiredLinkUrl } from '../validation/addresses/url.ts';
import { choice } from './choice.ts';
import { type FieldOptions, fieldAdmin, fieldBase } from './options.ts';
import { shownBetween } from './shownBetween.ts';
import { localizedText, plainText } from './text.ts';

/**
 * Whether a path within the site must lead somewhere when it is saved: in documents of one brand,
 * which go live at once.
 */
interface Live {
  readonly live?: boolean;
}

/** Whether each link says from when and until when it is shown. */
interface Timed {
  readonly timed?: boolean;
}

/**
 * An address: site-relative without language, absolute, mail, tel or anchor (spec §2 link rule).
 */
export const url = (name: string, label: string, options: FieldOptions & Live = {}): TextField => ({
  ...fieldBase(name, label, { placeholder: '/programs/', ...options }),
  type: 'text',
  validate: options.live ? liveLink : options.required ? requiredLinkUrl : linkUrl,
});

const attributes: Field[] = [
  choice('target', 'Opens in', ['_self', '_blank'], {
    width: '50%',
    names: { _self: 'The same window', _blank: 'A new window' },
  }),
  plainText('class', 'Class names', {
    width: '50%',
    description: 'Space separated; `highlight` and icon names have a meaning.',
  }),
];

/** Fields of one link (spec §3: url, title, options.attributes). */
export const linkFields = (
  required: boolean,
  { live = false, timed = false }: Live & Timed = {},
): Field[] => [
  {
    type: 'row',
    fields: [
      url('url', 'Address', { required, width: '50%', live }),
      localizedText('title', 'Text', { required, width: '50%' }),
    ],
  },
  {
    type: 'collapsible',
    label: 'Attributes',
    admin: { initCollapsed: true },
    fields: [{ type: 'row', fields: attributes }, ...(timed ? [shownBetween()] : [])],
  },
];

/** One optional link. */
export const link = (name: string, label: string, options: FieldOptions = {}): GroupField => ({
  name,
  type: 'group',
  label,
  admin: fieldAdmin(options),
  fields: linkFields(false),
});

/** Any number of links. */
export const links = (
  name: string,
  label: string,
  options: FieldOptions & Live & Timed & { maxRows?: number } = {},
): ArrayField => ({
  name,
  type: 'array',
  label,
  labels: { singular: 'Link', plural: 'Links' },
  ...(options.maxRows ? { maxRows: options.maxRows } : {}),
  admin: { ...fieldAdmin(options), initCollapsed: true },
  fields: linkFields(true, options),
});
