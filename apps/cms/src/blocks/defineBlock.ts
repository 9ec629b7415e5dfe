import type { Block, Field } from 'payload';
import { choice } from '../fields/choice.ts';
import { localizedText } from '../fields/text.ts';
import { anchor } from '../validation/addresses/anchor.ts';
import { waivable } from '../validation/required/waivable.ts';

const heading: Field[] = [
  {
    type: 'row',
    fields: [
      localizedText('field_pretitle', 'Line above the title', { width: '40%' }),
      localizedText('field_title', 'Title', { width: '60%' }),
    ],
  },
];

const setting: Field = {
  type: 'collapsible',
  label: 'Setting',
  admin: { initCollapsed: true },
  fields: [
    {
      type: 'row',
      fields: [
        choice('field_tone', 'Ground', ['paper', 'tint', 'ink', 'brand'], {
          width: '50%',
          names: { brand: 'Colour of the brand' },
        }),
        {
          name: 'field_anchor',
          type: 'text',
          label: 'Anchor',
          validate: anchor,
          admin: {
            width: '50%',
            description: 'For links within the page, e.g. `fees` for /page/#fees.',
          },
        },
      ],
    },
  ],
};

/**
 * A content block of the contract: its own fields between the heading and the setting that all
 * blocks share.
 */
export const defineBlock = (
  slug: string,
  singular: string,
  plural: string,
  fields: Field[],
): Block => ({
  slug,
  interfaceName: `${slug.replaceAll(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Block`,
  labels: { singular, plural },
  fields: waivable([...heading, ...fields, setting]),
});

/** Rows of a block. */
export const items = (singular: string, plural: string, fields: Field[]): Field => ({
  name: 'field_items',
  type: 'array',
  label: plural,
  labels: { singular, plural },
  required: true,
  minRows: 1,
  fields,
});
