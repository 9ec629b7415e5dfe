import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { brandFormPages } from './formPage.ts';
import { livechatPage } from './livechatPage.ts';

const t = loadTexts('form-pages/him');

/** Form pages of the Hotel Institute Mürren. */
export const himFormPages: SeedPage[] = brandFormPages('HIM', {
  apply: {
    scene: 'cable-car',
    title: t('apply-place-mountain'),
    lead: t('take-sixty-people-february'),
    body: t('good-marks-help-so'),
  },
  contact: {
    title: t('ask-us-murren'),
    lead: t('two-advisers-one-desk'),
  },
  brochure: {
    scene: 'alps-noon',
    title: t('forty-pages-from-1'),
    lead: t('programmes-fees-week-schilthalde'),
  },
  visit: {
    scene: 'train-viaduct',
    title: t('come-up-day-night'),
    lead: t('stay-one-night-schilthalde'),
  },
  meet: {
    scene: 'train-station',
    title: t('come-down-meet'),
    lead: t('twice-year-advisers-travel'),
  },
  open_house: {
    scene: 'facade-chalet',
    title: t('house-open-boots-welcome'),
    lead: t('two-trial-classes-lunch'),
  },
  refer: {
    scene: 'bridge',
    title: t('who-would-share-rope'),
    lead: t('if-know-somebody-who'),
  },
  ...livechatPage,
});
