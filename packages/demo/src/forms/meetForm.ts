import { loadTexts } from '../loadTexts.ts';
import type { SeedForm } from '../types.ts';
import { levels } from './choices.ts';
import { essentials, eventId, inGroup, must, person, required, select, terms } from './fields.ts';
import { makeForm } from './makeForm.ts';
import { choose, labels, missing } from './words.ts';

const t = loadTexts('forms/meetForm');

const parts = [
  {
    value: 'morning',
    label: t('morning-09-00-12'),
  },
  {
    value: 'afternoon',
    label: t('afternoon-13-00-17'),
  },
  {
    value: 'evening',
    label: t('evening-17-00-20'),
  },
];

/**
 * Meet a representative: in a city (group 1, one of the campaigns) or by video call (group 2, a day
 * and a part of it).
 */
export const meetForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'meet-rep',
    title: t('meet-representative'),
    submitLabel: t('ask-meeting'),
    gtm: { type: 'meet-rep', title: 'Meet a representative', name: `${brand} meeting` },
    schoolInterest: 'hidden',
    fields: [
      must(
        {
          name: 'MeetingMode',
          type: 'dynamic_select',
          label: t('where-shall-meet'),
          placeholder: choose,
          options: [
            {
              value: 'city',
              label: t('my-city'),
              groups: [1],
            },
            {
              value: 'video',
              label: t('video-call'),
              groups: [2],
            },
          ],
        },
        missing.option,
      ),
      inGroup(1, eventId(t('city-date'))),
      inGroup(2, {
        ...must(
          {
            name: 'CallDate',
            type: 'date',
            label: t('day-suits'),
          },
          missing.date,
        ),
        width: 'half',
      }),
      inGroup(2, {
        ...must(select('CallTime', t('part-day-time'), parts), missing.time),
        width: 'half',
      }),
      must(select('ProgrammeInterest', labels.program, levels()), missing.program),
      ...essentials,
      required.phone,
      { ...person.city, autocomplete: 'address-level2' },
      person.question,
      terms,
    ],
  });
