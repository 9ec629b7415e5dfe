import { loadTexts } from '../loadTexts.ts';
import { brandFooter, contactBlock } from './brandFooter.ts';
import type { SeedFooter } from './types.ts';

const t = loadTexts('footers/caa');

/** Footer of the Culinary Academy Ascona. */
export const caaFooter: SeedFooter = brandFooter({
  brand: 'CAA',
  handle: 'caa.ascona.demo',
  contact: contactBlock({
    info: t('between-services-14-00'),
    address: 'Culinary Academy Ascona, Via del Pontile 4, 6612 Ascona',
    campus: '/campuses/ascona/',
    way: t('bus-1-from-locarno'),
    phone: '+41 91 555 03 40',
    email: 'admissions@caa.example',
    wechat: 'caa-ascona',
  }),
  newsletter: {
    info: t('what-ripe'),
    body: t('twelve-letters-year-one'),
  },
});
