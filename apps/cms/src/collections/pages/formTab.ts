import type { Block, SingleRelationshipField, Tab } from 'payload';
import { isEventPage, isFormPage, ofType } from '../../fields/conditions.ts';
import { dropForeign } from '../../fields/dropForeign.ts';
import { formField } from '../../fields/form.ts';
import { url } from '../../fields/link.ts';
import { number } from '../../fields/number.ts';
import { richText } from '../../fields/richText.ts';
import { localizedText, plainText } from '../../fields/text.ts';
import { optionalHttpsUrl } from '../../validation/addresses/httpsUrl.ts';
import { thanksUrl } from '../../validation/addresses/thanksUrl.ts';
import { formOrFrame } from '../../validation/required/formOrFrame.ts';

const sideCard: Block = {
  slug: 'side_card',
  interfaceName: 'SideCard',
  labels: { singular: 'Side card', plural: 'Side cards' },
  fields: [
    localizedText('field_pretitle', 'Line above the title'),
    localizedText('title', 'Title', { required: true }),
    richText('text', 'Text'),
  ],
};

/** What form pages have besides their text (spec §2, form pages). */
export const formTab: Tab = {
  label: 'Form and event',
  admin: { condition: isFormPage },
  fields: [
    {
      ...formField('field_webform_dynamic_paragraph'),
      validate: formOrFrame,
    } as SingleRelationshipField,
    {
      ...url('field_url', 'Thank-you page', { placeholder: '/thank-you/apply/' }),
      validate: thanksUrl,
    },
    {
      name: 'event',
      type: 'relationship',
      relationTo: 'campaigns',
      label: 'Event',
      hooks: { beforeDuplicate: [dropForeign('campaigns')] },
      admin: { condition: isEventPage, description: 'The event that this page announces.' },
    },
    {
      type: 'row',
      fields: [
        plainText('field_event_type', 'Event type', { width: '50%', condition: isEventPage }),
        number('Duration', 'Duration (minutes)', {
          min: 1,
          max: 10_080,
          width: '50%',
          condition: isEventPage,
        }),
      ],
    },
    richText('field_text_above_form', 'Text above the form'),
    richText('field_application_body', 'Application text', { condition: ofType('apply') }),
    {
      name: 'field_side_cards',
      type: 'blocks',
      label: 'Side cards',
      labels: { singular: 'Side card', plural: 'Side cards' },
      blocks: [sideCard],
      admin: { condition: ofType('apply') },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'field_iframe',
          type: 'text',
          label: 'Frame instead of a form',
          validate: optionalHttpsUrl,
          admin: { width: '70%', placeholder: 'https://…' },
        },
        number('field_iframe_height', 'Height (px)', { min: 50, max: 5000, width: '30%' }),
      ],
    },
  ],
};
