import type { BlockType } from '@concierge/contract/block';
import type { Block, Field } from 'payload';
import { choice } from '../fields/choice.ts';
import { localizedText } from '../fields/text.ts';
import { anchor } from '../validation/addresses/anchor.ts';
import { waivable } from '../validation/required/waivable.ts';
import { inPicker, type Purpose } from './picker.ts';

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

interface BlockDefinition {
  slug: BlockType;
  singular: string;
  plural: string;
  /** What editors choose it for, and its shapes on a sheet of 60 by 40. */
  purpose: Purpose;
  drawing: string;
  /** Its own fields. */
  fields: Field[];
}

/**
 * A content block of the contract: its own fields between the heading and the setting that all
 * blocks share.
 */
export const defineBlock = ({
  slug,
  singular,
  plural,
  purpose,
  drawing,
  fields,
}: BlockDefinition): Block => ({
  slug,
  interfaceName: `${slug.replaceAll(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Block`,
  labels: { singular, plural },
  admin: inPicker(purpose, drawing),
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
