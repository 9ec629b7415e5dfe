import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';

const t = loadTexts('form-pages/applyTexts');

/** Documents that an application needs (field_application_body). */
export const applyDocuments = t('have-these-hand-passport');

/** The three steps of admission, as side cards of the application page (spec §2). */
export const applyCards: NonNullable<SeedPage['field_side_cards']> = [
  {
    field_pretitle: t('step-1'),
    title: t('send'),
    text: t('see-reference-number-once'),
  },
  {
    field_pretitle: t('step-2'),
    title: t('talk'),
    text: t('half-hour-or-more'),
  },
  {
    field_pretitle: t('step-3'),
    title: t('decide'),
    text: t('answer-in-writing'),
  },
];
