import { loadTexts } from '../../loadTexts.ts';

const t = loadTexts('pages/kit/labels');

/** Texts of links and titles that many pages use. */
export const labels = {
  apply: t('apply'),
  applyNow: t('apply-now'),
  brochure: t('get-brochure'),
  visit: t('visit-us'),
  contact: t('ask-admissions'),
  meet: t('meet-representative'),
  openHouse: t('come-open-house'),
  culinaryDay: t('come-culinary-day'),
  allPrograms: t('all-programmes'),
  allNews: t('all-news'),
  allEvents: t('all-dates'),
  seeCampus: t('see-campus'),
  seeProgram: t('see-programme'),
  compare: t('compare-programmes'),
  home: t('home'),
  questions: t('questions-asked'),
  inFigures: t('figures'),
  news: t('news'),
  events: t('dates'),
  fullTime: t('full-time-campus'),
  partTimeOnline: t('part-time-online'),
  blended: t('part-time-online-campus'),
};
