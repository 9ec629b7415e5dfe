import { qualifications } from '@concierge/contract/applicant';
import type { Block, Tab } from 'payload';
import { checkbox } from '../../fields/checkbox.ts';
import { choice, choices } from '../../fields/choice.ts';
import { ofType } from '../../fields/conditions.ts';
import { dayField } from '../../fields/day.ts';
import { dropForeign } from '../../fields/dropForeign.ts';
import { factsSchool } from '../../fields/factsSchool.ts';
import { number } from '../../fields/number.ts';
import { localizedLines, localizedText, localizedTextarea, plainText } from '../../fields/text.ts';
import {
  feeKinds,
  programLevels,
  programModes,
  programSubjects,
  seatStates,
} from '../../fields/values.ts';
import { countryCodes } from '../../validation/countryCodes.ts';
import { isLanguageCode } from '../../validation/languageCode.ts';
import { notBefore } from '../../validation/notBefore.ts';

/**
 * Lists of a programme's facts, kept as one JSON value beside the columns that lists are filtered
 * by.
 */
const details: Block = {
  slug: 'program_details',
  interfaceName: 'ProgramDetails',
  labels: {
    singular: 'Intakes, fees, requirements, curriculum',
    plural: 'Intakes, fees, requirements, curriculum',
  },
  fields: [
    {
      name: 'languages',
      type: 'text',
      hasMany: true,
      label: 'Languages of teaching',
      validate: isLanguageCode,
      admin: { description: 'Two-letter codes, e.g. en.' },
    },
    {
      name: 'intakes',
      type: 'array',
      label: 'Intakes',
      labels: { singular: 'Intake', plural: 'Intakes' },
      fields: [
        {
          type: 'row',
          fields: [
            dayField('date', 'First day of classes', { required: true, width: '33%' }),
            dayField('application_deadline', 'Apply until', { required: true, width: '33%' }),
            choice('seats', 'Seats', seatStates, {
              required: true,
              defaultValue: 'open',
              width: '33%',
            }),
          ],
        },
      ],
    },
    {
      name: 'fees',
      type: 'array',
      label: 'Fees',
      labels: { singular: 'Fee', plural: 'Fees' },
      admin: { description: 'Whole Swiss francs. An expired fee is never shown.' },
      fields: [
        {
          type: 'row',
          fields: [
            choice('kind', 'For|fee', feeKinds, { required: true, width: '33%' }),
            number('amount', 'CHF', { required: true, min: 0, max: 1_000_000, width: '33%' }),
            number('semester', 'Semester', {
              min: 1,
              max: 20,
              width: '33%',
              description: 'Empty: paid once.',
            }),
          ],
        },
        {
          type: 'row',
          fields: [
            dayField('valid_from', 'Valid from', { required: true, width: '33%' }),
            {
              ...dayField('valid_to', 'Valid to', { required: true, width: '33%' }),
              validate: notBefore('valid_from', 'The last day lies before the first one.'),
            },
            checkbox('refundable', 'Refundable', { width: '33%' }),
          ],
        },
      ],
    },
    {
      name: 'requirements',
      type: 'array',
      label: 'Requirements',
      labels: { singular: 'Requirement', plural: 'Requirements' },
      fields: [
        localizedText('qualification', 'Qualification', { required: true }),
        {
          type: 'row',
          fields: [
            plainText('language_level', 'Language level', { width: '50%' }),
            number('minimum_age', 'Minimum age', { min: 14, max: 99, width: '50%' }),
          ],
        },
        localizedTextarea('note', 'Note'),
        {
          type: 'row',
          fields: [
            choices('accepts', 'Accepted qualifications', qualifications, { width: '50%' }),
            choices('considers', 'Qualifications looked at one by one', qualifications, {
              width: '50%',
            }),
          ],
        },
        {
          name: 'countries',
          type: 'text',
          hasMany: true,
          label: 'Countries whose certificates count without a check',
          validate: countryCodes,
          admin: {
            description:
              'Two-letter codes, e.g. CH. Empty: all countries. “Can I apply?” answers by these rules.',
          },
        },
      ],
    },
    {
      name: 'curriculum',
      type: 'array',
      label: 'Curriculum',
      labels: { singular: 'Term', plural: 'Terms' },
      fields: [
        {
          type: 'row',
          fields: [
            localizedText('term', 'Term', { required: true, width: '70%' }),
            number('credits', 'Credits', { fractions: true, min: 0, max: 300, width: '30%' }),
          ],
        },
        localizedLines('modules', 'Modules'),
      ],
    },
    localizedLines('career_outcomes', 'Careers'),
    localizedLines('accreditation', 'Accreditation'),
    {
      name: 'internship',
      type: 'group',
      label: 'Paid internship',
      fields: [
        {
          type: 'row',
          fields: [
            number('months', 'Months', { fractions: true, min: 0, max: 36, width: '50%' }),
            number('monthly_pay', 'Usual CHF a month', { min: 0, max: 20_000, width: '50%' }),
          ],
        },
        localizedTextarea('text', 'Text'),
      ],
    },
  ],
};

/**
 * Facts of a programme: one record that page, finder, comparison, calendar and markup answer from.
 */
export const programTab: Tab = {
  label: 'Programme',
  admin: { condition: ofType('program') },
  fields: [
    {
      name: 'program',
      type: 'group',
      label: 'Facts',
      fields: [
        {
          type: 'row',
          fields: [
            factsSchool({ width: '33%' }),
            choice('level', 'Level', programLevels, { index: true, width: '33%' }),
            choice('subject', 'Subject', programSubjects, { index: true, width: '33%' }),
          ],
        },
        {
          type: 'row',
          fields: [
            choice('mode', 'Mode', programModes, { index: true, width: '33%' }),
            number('duration_months', 'Duration (months)', { min: 1, max: 120, width: '33%' }),
            number('semesters', 'Semesters', { min: 1, max: 20, width: '33%' }),
          ],
        },
        {
          name: 'campuses',
          type: 'relationship',
          relationTo: 'pages',
          hasMany: true,
          label: 'Campuses',
          hooks: { beforeDuplicate: [dropForeign('pages')] },
          filterOptions: { type: { equals: 'singleCampus' } },
        },
        {
          name: 'details',
          type: 'blocks',
          label: 'Details',
          labels: { singular: 'Details', plural: 'Details' },
          maxRows: 1,
          blocks: [details],
        },
      ],
    },
    {
      type: 'collapsible',
      label: 'Structured markup',
      fields: [
        localizedText('field_schema_title', 'Name', {
          description: 'For search engines; the title stands in.',
        }),
        localizedTextarea('field_schema_description', 'Description'),
        localizedTextarea('field_program_prerequisites', 'Prerequisites'),
        localizedText('field_edu_credential_awarded', 'Credential awarded'),
        localizedText('field_course_mode', 'Course mode'),
        localizedText('field_course_workload', 'Workload'),
        localizedText('field_price', 'Price', {
          description:
            "CHF as text; counts only where no fees are listed above. Empty shows 'Please inquire for tuition fees'.",
        }),
      ],
    },
  ],
};
