import type { CollectionConfig, GroupField } from 'payload';
import { keepOwnBrands } from '../access/brands/keepOwnBrands.ts';
import { ofOwnBrand } from '../access/brands/ofOwnBrands.ts';
import { versionsOfOwnBrand } from '../access/brands/versionsOfOwnBrands.ts';
import { isAdmin } from '../access/isAdmin.ts';
import { mayIn } from '../access/mayIn.ts';
import { brandTags, noteChanges } from '../changes/noteChanges.ts';
import { brandField } from '../fields/brand.ts';
import { links, url } from '../fields/link.ts';
import { richText } from '../fields/richText.ts';
import { localizedText } from '../fields/text.ts';
import { picture } from '../fields/upload.ts';
import { liveVersions } from '../history/liveVersions.ts';
import { groups } from '../i18n/label.ts';
import { englishBeside } from '../translations/beside/englishBeside.ts';
import { waiveUntranslated } from '../validation/required/waiveUntranslated.ts';

const contact = (name: string, text: string): GroupField => ({
  name,
  type: 'group',
  label: text,
  fields: [
    {
      type: 'row',
      fields: [
        localizedText('title', 'Text', { width: '50%' }),
        url('url', 'Address', { width: '50%', placeholder: 'tel:+…', live: true }),
      ],
    },
  ],
});

const { afterChange, afterDelete } = noteChanges((doc) => brandTags('footer', doc));

/**
 * The footer of a brand with all its blocks (spec §3, footer blocks); the main footer menus are the
 * menu group `footer`.
 */
export const footers: CollectionConfig = {
  slug: 'footers',
  labels: { singular: 'Footer|one', plural: 'Footers' },
  access: {
    read: ofOwnBrand('site'),
    create: mayIn('site'),
    update: ofOwnBrand('site'),
    delete: isAdmin,
    readVersions: versionsOfOwnBrand('site'),
  },
  versions: liveVersions,
  disableDuplicate: true,
  admin: { group: groups.settings, useAsTitle: 'brand', defaultColumns: ['brand', 'updatedAt'] },
  fields: [
    englishBeside,
    { ...brandField, unique: true },
    {
      name: 'block_group_logos',
      type: 'group',
      label: 'Group logos',
      fields: [
        picture('field_dark_header_logo', 'Logo on light ground'),
        picture('field_transparent_logo', 'Logo on dark ground'),
      ],
    },
    {
      name: 'block_social',
      type: 'group',
      label: 'Social media',
      fields: [
        links('links', 'Links', {
          live: true,
          timed: true,
          description: 'The class names the icon: instagram, linkedin, youtube, …',
        }),
      ],
    },
    {
      name: 'block_legal',
      type: 'group',
      label: 'Legal links',
      fields: [links('links', 'Links', { live: true, timed: true })],
    },
    {
      name: 'block_copyright',
      type: 'group',
      label: 'Copyright',
      fields: [richText('body', 'Text')],
    },
    {
      name: 'block_contact_info',
      type: 'group',
      label: 'Contact',
      fields: [
        localizedText('info', 'Line above'),
        contact('field_address', 'Postal address'),
        contact('field_address2', 'Second postal address'),
        contact('field_whatsapp', 'WhatsApp'),
        contact('field_phone', 'Phone'),
        contact('field_email', 'E-mail'),
        contact('field_wechat', 'WeChat'),
      ],
    },
    {
      name: 'block_newsletter',
      type: 'group',
      label: 'Newsletter',
      fields: [localizedText('info', 'Title'), richText('body', 'Text')],
    },
    {
      name: 'block_school_logos',
      type: 'group',
      label: 'School logos',
      fields: [
        {
          name: 'field_logos',
          type: 'array',
          label: 'Logos',
          labels: { singular: 'Logo', plural: 'Logos' },
          fields: [
            picture('field_logo', 'Logo', { required: true }),
            url('url', 'Leads to', { live: true }),
            localizedText('title', 'Name', { required: true }),
          ],
        },
      ],
    },
    {
      name: 'block_header_buttons',
      type: 'group',
      label: 'Buttons',
      fields: [links('links', 'Links', { live: true, timed: true })],
    },
  ],
  hooks: {
    beforeValidate: [keepOwnBrands('brand')],
    beforeChange: [waiveUntranslated],
    afterChange,
    afterDelete,
  },
};
