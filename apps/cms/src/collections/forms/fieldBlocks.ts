import { type FieldType, fieldTypes } from '@concierge/contract/form';
import type { Block, Field } from 'payload';
import { checkbox } from '../../fields/checkbox.ts';
import { choice, readable } from '../../fields/choice.ts';
import { number } from '../../fields/number.ts';
import { richText } from '../../fields/richText.ts';
import { localizedText, plainText } from '../../fields/text.ts';
import { fieldName } from '../../validation/fieldName.ts';
import { numberList } from '../../validation/numberList.ts';
import { safePattern } from '../../validation/safePattern.ts';

/** What a type is called where its own words don't say it. */
const names: Partial<Record<FieldType, string>> = {
  email: 'E-mail',
  dynamic_select: 'Select that shows groups',
  year_select: 'Year',
  start_date_select: 'Start date',
  time_select: 'Time',
  radio: 'Radio buttons',
  textarea: 'Long text',
  hidden: 'Hidden value',
  campaign_select: 'Event',
  program_select: 'Programme',
  intake_select: 'Start of the programme',
};
const nameFor = (type: FieldType): string => names[type] ?? readable(type);

const withOptions: readonly FieldType[] = [
  'select',
  'dynamic_select',
  'year_select',
  'start_date_select',
  'time_select',
  'radio',
  'checkboxes',
];
const withPattern: readonly FieldType[] = ['text', 'email', 'phone', 'textarea'];
const withPlaceholder: readonly FieldType[] = [
  ...withPattern,
  'select',
  'dynamic_select',
  'year_select',
  'start_date_select',
  'time_select',
  'country',
  'campaign_select',
  'program_select',
  'intake_select',
];

const options: Field = {
  name: 'options',
  type: 'array',
  label: 'Options',
  labels: { singular: 'Option', plural: 'Options' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'value', type: 'text', label: 'Value', required: true, admin: { width: '30%' } },
        localizedText('label', 'Text', { required: true, width: '50%' }),
        {
          name: 'groups',
          type: 'text',
          label: 'Shows groups',
          validate: numberList,
          admin: {
            width: '20%',
            placeholder: '1, 2',
            description: 'Of a select that shows groups.',
          },
        },
      ],
    },
  ],
};

const requiredFields: Field[] = [
  {
    type: 'row',
    fields: [
      checkbox('required', 'Required', { width: '30%' }),
      localizedText('requiredError', 'Message where it is empty', { width: '70%' }),
    ],
  },
];

const patternFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'pattern',
        type: 'text',
        label: 'Pattern',
        validate: safePattern,
        admin: {
          width: '50%',
          description: "Regular expression for the whole value; the type's own where empty.",
        },
      },
      localizedText('patternError', 'Message where it does not fit', { width: '50%' }),
    ],
  },
];

const blockFields = (type: FieldType): Field[] => {
  const isInput = type !== 'hidden' && type !== 'heading';
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          label: 'Name',
          required: true,
          validate: fieldName,
          admin: { width: '40%', description: 'As it is sent, e.g. Surname.' },
        },
        localizedText('label', 'Label', { width: '60%' }),
      ],
    },
    ...(withPlaceholder.includes(type) ? [localizedText('placeholder', 'Placeholder')] : []),
    ...(isInput ? [localizedText('help', 'Help'), ...requiredFields] : []),
    ...(withPattern.includes(type) ? patternFields : []),
    ...(withOptions.includes(type) ? [options] : []),
    ...(type === 'consent' ? [richText('body', 'Text with links')] : []),
    {
      type: 'row',
      fields: [
        number('group', 'Group', {
          min: 1,
          max: 99,
          width: '25%',
          description: 'Shown while a select shows this group.',
        }),
        choice('width', 'Width', ['full', 'half', 'third'], { defaultValue: 'full', width: '25%' }),
        plainText('value', type === 'hidden' ? 'Value' : 'Preset value', { width: '25%' }),
        plainText('autocomplete', 'Autocomplete', {
          width: '25%',
          description: 'HTML token, e.g. given-name.',
        }),
      ],
    },
  ];
};

/** One block for each field type of the contract, each with only the settings that it has. */
export const fieldBlocks: Block[] = fieldTypes.map((type) => ({
  slug: `field_${type}`,
  labels: { singular: nameFor(type), plural: nameFor(type) },
  fields: blockFields(type),
}));
