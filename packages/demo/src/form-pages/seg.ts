import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { brandFormPages } from './formPage.ts';
import { livechatPage } from './livechatPage.ts';

const t = loadTexts('form-pages/seg');

/** Form pages of the Summit Education Group; they speak for all four schools. */
export const segFormPages: SeedPage[] = brandFormPages('SEG', {
  apply: {
    scene: 'alps-dawn',
    title: t('one-application-four-schools'),
    lead: t('tell-us-where-would'),
    body: t('group-office-bern-reads'),
  },
  contact: {
    title: t('write-bern'),
    lead: t('eleven-languages-spoken-office'),
  },
  brochure: {
    scene: 'old-town',
    title: t('four-schools-one-booklet'),
    lead: t('side-side-what-each'),
  },
  visit: {
    scene: 'lake-morning',
    title: t('see-more-than-one'),
    lead: t('murren-spiez-weggis-ascona'),
  },
  meet: {
    scene: 'night-city',
    title: t('city-twice-year'),
    lead: t('one-adviser-speaks-all'),
  },
  open_house: {
    scene: 'seminar-room',
    title: t('open-houses-schools'),
    lead: t('choose-school-day-group'),
  },
  open_culinary: {
    scene: 'vineyard',
    title: t('day-kitchens-ascona'),
    lead: t('academy-lake-maggiore-lets'),
  },
  refer: {
    scene: 'dormitory',
    title: t('tell-friend-about-us'),
    lead: t('one-five-students-came'),
  },
  ...livechatPage,
});
