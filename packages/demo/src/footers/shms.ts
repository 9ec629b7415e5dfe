import { loadTexts } from '../loadTexts.ts';
import { brandFooter, contactBlock } from './brandFooter.ts';
import type { SeedFooter } from './types.ts';

const t = loadTexts('footers/shms');

/** Footer of the Seeblick Hotel Management School. */
export const shmsFooter: SeedFooter = brandFooter({
  brand: 'SHMS',
  handle: 'seeblick.demo',
  contact: contactBlock({
    info: t('porters-desk-staffed-day'),
    address: 'Seeblick Hotel Management School, Seeblickstrasse 12, 3700 Spiez',
    campus: '/campuses/spiez/',
    way: t('twelve-minutes-foot-from'),
    phone: '+41 33 555 02 40',
    email: 'admissions@shms.example',
    wechat: 'shms-seeblick',
  }),
  newsletter: {
    info: t('seeblick-letter'),
    body: t('once-month-one-idea'),
  },
});
