import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { brandFormPages } from './formPage.ts';
import { livechatPage } from './livechatPage.ts';

const t = loadTexts('form-pages/shms');

/** Form pages of the Seeblick Hotel Management School. */
export const shmsFormPages: SeedPage[] = brandFormPages('SHMS', {
  apply: {
    scene: 'facade-palace',
    title: t('ask-key'),
    lead: t('application-palace-takes-four'),
    body: t('look-people-who-like'),
  },
  contact: {
    title: t('write-palace'),
    lead: t('porters-desk-sorts-letters'),
  },
  brochure: {
    scene: 'table-setting',
    title: t('seeblick-paper'),
    lead: t('thick-paper-plain-figures'),
  },
  visit: {
    scene: 'ballroom',
    title: t('be-guest-thursday'),
    lead: t('any-weekday-good-day'),
  },
  meet: {
    scene: 'reception-desk',
    title: t('conversation-city'),
    lead: t('take-quiet-table-good'),
  },
  open_house: {
    scene: 'lobby-evening',
    title: t('all-doors-open-cellars'),
    lead: t('from-boiler-room-belvedere'),
  },
  refer: {
    scene: 'lake-sail',
    title: t('save-seat-beside'),
    lead: t('some-best-students-were'),
  },
  ...livechatPage,
});
