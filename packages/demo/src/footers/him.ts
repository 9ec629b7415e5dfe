import { loadTexts } from '../loadTexts.ts';
import { brandFooter, contactBlock } from './brandFooter.ts';
import type { SeedFooter } from './types.ts';

const t = loadTexts('footers/him');

/** Footer of the Hotel Institute Mürren. */
export const himFooter: SeedFooter = brandFooter({
  brand: 'HIM',
  handle: 'him.muerren.demo',
  contact: contactBlock({
    info: t('admissions-answer-monday-friday'),
    address: 'Hotel Institute Mürren, Haus Schilthalde, 3825 Mürren',
    campus: '/campuses/muerren/',
    way: t('rail-rope-only-lauterbrunnen'),
    phone: '+41 33 555 01 40',
    email: 'admissions@him.example',
    wechat: 'him-muerren',
  }),
  newsletter: {
    info: t('letter-from-village'),
    body: t('six-times-year-dates'),
  },
});
