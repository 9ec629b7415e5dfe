import { loadTexts } from '../loadTexts.ts';
import type { SeedForm } from '../types.ts';
import { englishLevels, qualifications } from './choices.ts';
import { heading, must, person, required, select, terms } from './fields.ts';
import { makeForm } from './makeForm.ts';
import { choose, labels, missing } from './words.ts';

const t = loadTexts('forms/applyForm');

/**
 * Application: the programme decides on the start dates that can be chosen (spec §10.35); it also
 * says for which school the application is.
 */
export const applyForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'apply',
    title: t('application'),
    submitLabel: t('send-application'),
    gtm: { type: 'apply', title: 'Apply', name: `${brand} application` },
    schoolInterest: 'hidden',
    fields: [
      heading('studies', labels.studies),
      must(
        { name: 'Program', type: 'program_select', label: labels.programme, placeholder: choose },
        missing.program,
      ),
      must(
        { name: 'DesiredDates', type: 'intake_select', label: labels.start, placeholder: choose },
        missing.start,
      ),
      {
        ...must(
          select('Qualification', t('highest-qualification'), qualifications),
          missing.option,
        ),
        width: 'half',
      },
      {
        ...must(select('EnglishLevel', t('level-english'), englishLevels), missing.option),
        width: 'half',
      },
      {
        name: 'Scholarship',
        type: 'checkbox',
        label: t('i-would-like-be'),
      },
      heading('you', labels.you),
      required.salutation,
      required.name,
      required.surname,
      required.email,
      required.phone,
      required.country,
      required.city,
      {
        name: 'Nationality',
        type: 'country',
        label: t('nationality-if-not-same'),
        placeholder: choose,
      },
      {
        ...person.question,
        label: t('what-should-know-about'),
      },
      terms,
    ],
  });
