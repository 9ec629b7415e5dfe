import { loadTexts } from '../loadTexts.ts';
import { brandFooter, contactBlock } from './brandFooter.ts';
import type { SeedFooter } from './types.ts';

const t = loadTexts('footers/cr');

/** Footer of College Rigi. */
export const crFooter: SeedFooter = brandFooter({
  brand: 'CR',
  handle: 'college.rigi.demo',
  contact: contactBlock({
    info: t('median-time-answer-last'),
    address: 'College Rigi, Seestrasse 31, 6353 Weggis',
    campus: '/campuses/weggis/',
    way: t('landing-stage-weggis-two'),
    phone: '+41 41 555 04 40',
    email: 'admissions@cr.example',
    wechat: 'college-rigi',
  }),
  newsletter: {
    info: t('minutes'),
    body: t('once-quarter-what-fund'),
  },
});
