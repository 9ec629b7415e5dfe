import { textsOf } from '../textsOf.ts';
import { contactOf, footerOf } from './footerOf.ts';
import type { SeedFooter } from './types.ts';

const t = textsOf('footers/caa');

/** Footer of the Culinary Academy Ascona. */
export const caaFooter: SeedFooter = footerOf({
  brand: 'CAA',
  handle: 'caa.ascona.demo',
  contact: contactOf({
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
