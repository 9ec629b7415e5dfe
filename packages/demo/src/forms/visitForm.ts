import { loadTexts } from '../loadTexts.ts';
import type { SeedForm } from '../types.ts';
import { levels, schools, visitTimes, visitYears } from './choices.ts';
import { must, person, required, select, terms } from './fields.ts';
import { makeForm } from './makeForm.ts';
import { choose, labels, missing } from './words.ts';

const t = loadTexts('forms/visitForm');

/**
 * Visit a school, the dedicated form (spec §5, §8, §9): twelve required fields with their messages
 * word for word; city and question are optional and keep their messages for editors who make them
 * required (spec §10.2).
 */
export const visitForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'visit-school',
    title: t('plan-visit'),
    submitLabel: t('request-this-visit'),
    gtm: { type: 'visit-school', title: 'Visit a school', name: `${brand} visit` },
    fields: [
      {
        ...must(select('SchoolInterest', labels.school, schools), missing.school),
        ...(brand !== 'SEG' && { value: brand }),
      },
      {
        ...must(
          {
            name: 'VisitPreferredDate',
            type: 'date',
            label: t('preferred-date'),
          },
          missing.date,
        ),
        help: t('welcome-visitors-from-monday'),
        width: 'half',
      },
      {
        ...must(
          {
            name: 'VisitPreferredTime',
            type: 'time_select',
            label: t('preferred-time'),
            placeholder: choose,
            options: visitTimes,
          },
          missing.time,
        ),
        help: t('swiss-time'),
        width: 'half',
      },
      {
        ...must(select('ProgrammeInterest', labels.program, levels()), missing.program),
        width: 'half',
      },
      { ...must(select('DesiredDates', labels.start, visitYears()), missing.start), width: 'half' },
      required.salutation,
      required.name,
      required.surname,
      required.email,
      required.phone,
      required.country,
      { ...person.city, requiredError: missing.city },
      { ...person.question, requiredError: missing.question },
      terms,
    ],
  });
