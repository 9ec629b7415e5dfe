import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { brandFormPages } from './formPage.ts';
import { livechatPage } from './livechatPage.ts';

const t = loadTexts('form-pages/cr');

/** Form pages of College Rigi. */
export const crFormPages: SeedPage[] = brandFormPages('CR', {
  apply: {
    scene: 'lake-steamer',
    title: t('make-case'),
    lead: t('business-school-teaches-argue'),
    body: t('three-things-decide-what'),
  },
  contact: {
    title: t('put-question-college'),
    lead: t('short-questions-get-short'),
  },
  brochure: {
    scene: 'library',
    title: t('read-small-print-first'),
    lead: t('curriculum-faculty-fees-salaries'),
  },
  visit: {
    scene: 'harbour',
    title: t('take-boat-weggis'),
    lead: t('forty-minutes-from-lucerne'),
  },
  meet: {
    scene: 'conference',
    title: t('forty-minutes-two-sides'),
    lead: t('bring-plan-adviser-brings'),
  },
  open_house: {
    scene: 'lecture-hall',
    title: t('sit-monday-case'),
    lead: t('one-company-one-decision'),
  },
  refer: {
    scene: 'campus-courtyard',
    title: t('recommend-partner'),
    lead: t('think-person-whom-would'),
  },
  ...livechatPage,
});
