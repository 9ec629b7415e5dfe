import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { brandFormPages } from './formPage.ts';
import { livechatPage } from './livechatPage.ts';

const t = loadTexts('form-pages/caa');

/** Form pages of the Culinary Academy Ascona. */
export const caaFormPages: SeedPage[] = brandFormPages('CAA', {
  apply: {
    scene: 'kitchen-copper',
    title: t('reserve-place-stove'),
    lead: t('sixteen-cooks-kitchen-never'),
    body: t('need-not-have-worked'),
  },
  contact: {
    title: t('write-kitchen'),
    lead: t('answer-between-lunch-dinner'),
  },
  brochure: {
    scene: 'kitchen-still-life',
    title: t('brochure-one-recipe'),
    lead: t('programmes-kitchens-fees-risotto'),
  },
  visit: {
    scene: 'kitchen-pass',
    title: t('stand-pass-day'),
    lead: t('come-any-weekday-will'),
  },
  meet: {
    scene: 'market-stall',
    title: t('meet-us-market'),
    lead: t('every-city-choose-market'),
  },
  open_culinary: {
    scene: 'pastry-bench',
    title: t('come-hungry-leave-floury'),
    lead: t('one-saturday-three-workshops'),
  },
  refer: {
    scene: 'bread-oven',
    title: t('who-cooks-better-than'),
    lead: t('send-them-here-will'),
  },
  ...livechatPage,
});
