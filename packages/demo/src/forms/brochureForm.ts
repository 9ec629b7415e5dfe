import { loadTexts } from '../loadTexts.ts';
import type { SeedForm } from '../types.ts';
import { laterYears, levels, studyAreas } from './choices.ts';
import { essentials, inGroup, must, person, select, terms } from './fields.ts';
import { makeForm } from './makeForm.ts';
import { choose, labels, missing, wrong } from './words.ts';

const t = loadTexts('forms/brochureForm');

/**
 * Brochure, by e-mail or (group 3) by post; the level decides on the programmes (groups 1 and 2).
 */
export const brochureForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'brochure',
    title: t('get-brochure'),
    submitLabel: t('send-me-brochure'),
    gtm: { type: 'brochure', title: 'Brochure', name: `${brand} brochure` },
    schoolInterest: 'hidden',
    fields: [
      must(
        {
          name: 'ProgrammeInterest',
          type: 'dynamic_select',
          label: labels.program,
          placeholder: choose,
          options: levels([1], [2]),
        },
        missing.program,
      ),
      inGroup(1, select('BachelorProgram', t('area-study'), studyAreas(brand, 'bachelor'))),
      inGroup(2, select('MasterProgram', t('area-study'), studyAreas(brand, 'master'))),
      {
        name: 'DesiredDates',
        type: 'year_select',
        label: labels.start,
        placeholder: choose,
        options: laterYears(),
        width: 'half',
      },
      {
        ...must(
          {
            name: 'Delivery',
            type: 'dynamic_select',
            label: t('how-would-like'),
            placeholder: choose,
            options: [
              {
                value: 'email',
                label: t('as-pdf-email'),
              },
              {
                value: 'post',
                label: t('printed-post'),
                groups: [3],
              },
            ],
          },
          missing.option,
        ),
        width: 'half',
      },
      ...essentials,
      inGroup(
        3,
        must(
          {
            name: 'Street',
            type: 'text',
            label: t('street-number'),
            autocomplete: 'address-line1',
          },
          missing.address,
        ),
      ),
      inGroup(3, {
        name: 'Postcode',
        type: 'text',
        label: t('postcode'),
        pattern: '[A-Za-z0-9][A-Za-z0-9 \\-]{1,11}',
        patternError: wrong.postcode,
        width: 'half',
        autocomplete: 'postal-code',
      }),
      inGroup(3, must(person.city, missing.city)),
      terms,
    ],
  });
