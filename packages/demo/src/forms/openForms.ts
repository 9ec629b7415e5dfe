import { loadTexts } from '../loadTexts.ts';
import type { SeedForm } from '../types.ts';
import { levels } from './choices.ts';
import { essentials, eventId, must, person, required, select, terms } from './fields.ts';
import { makeForm } from './makeForm.ts';
import { labels, missing } from './words.ts';

const t = loadTexts('forms/openForms');

const guests = select(
  'Guests',
  t('who-comes'),
  [t('i-come-alone'), t('one-guest'), t('two-guests'), t('three-guests')].map((label, count) => ({
    value: String(count),
    label,
  })),
);

/** Open house: which day, with whom. */
export const openHouseForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'openhouse',
    title: t('come-open-house'),
    submitLabel: t('reserve-my-place'),
    gtm: { type: 'openhouse', title: 'Open house', name: `${brand} open house` },
    schoolInterest: 'hidden',
    fields: [
      eventId(t('date')),
      { ...guests, width: 'half' },
      { ...select('ProgrammeInterest', labels.program, levels()), width: 'half' },
      ...essentials,
      required.phone,
      person.city,
      person.question,
      terms,
    ],
  });

/** Culinary open day: which day, which workshop, and what must not be on the plate. */
export const openCulinaryForm = (brand: string): SeedForm =>
  makeForm({
    brand,
    type: 'openculinary',
    title: t('come-cook-us'),
    submitLabel: t('reserve-my-place'),
    gtm: { type: 'openculinary', title: 'Culinary open day', name: `${brand} culinary open day` },
    schoolInterest: 'hidden',
    fields: [
      eventId(t('date')),
      must(
        {
          name: 'Workshop',
          type: 'radio',
          label: t('workshop'),
          options: [
            {
              value: 'hot_kitchen',
              label: t('hot-kitchen-risotto'),
            },
            {
              value: 'bread',
              label: t('bread-sourdough'),
            },
            {
              value: 'chocolate',
              label: t('chocolate-pralines'),
            },
          ],
        },
        missing.option,
      ),
      {
        name: 'Diet',
        type: 'checkboxes',
        label: t('cook'),
        options: [
          { value: 'vegetarian', label: t('vegetarian') },
          { value: 'halal', label: t('halal') },
          {
            value: 'gluten_free',
            label: t('gluten-free'),
          },
          {
            value: 'nut_free',
            label: t('without-nuts'),
          },
        ],
      },
      { ...guests, width: 'half' },
      { ...select('ProgrammeInterest', labels.program, levels()), width: 'half' },
      ...essentials,
      required.phone,
      person.city,
      person.question,
      terms,
    ],
  });
