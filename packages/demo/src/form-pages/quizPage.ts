import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';

/** Path of the page that the quiz leads to. */
export const quizThanks = '/thank-you/quiz/';

const t = loadTexts('form-pages/quizPage');

const lead = t('three-questions-one-minute');

/** The group's quiz; its form is marked as one (spec §7, quizCompletion). */
export const quizPage: SeedPage = {
  type: 'lego_page',
  alias: '/which-school/',
  brands: ['SEG'],
  title: t('which-school-fits'),
  field_lead: lead,
  metatag: { description: lead },
  field_url: quizThanks,
  blocks: [{ type: 'webform', query: { form: 'seg-quiz' } }],
};
