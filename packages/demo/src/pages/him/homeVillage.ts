import { loadTexts } from '../../loadTexts.ts';
import type { SeedBlock } from '../../types.ts';
import { captioned, step } from '../kit/text.ts';

const t = loadTexts('pages/him/homeVillage');

/** Life in the village on the institute’s home page. */
export const himHomeVillage: SeedBlock[] = [
  {
    type: 'quote',
    field_tone: 'ink',
    field_text: t('my-second-month-heating'),
    field_author: t('third-year-student'),
    field_role: t('night-manager-schilthalde-winter'),
  },
  {
    type: 'timeline',
    field_pretitle: t('tuesday-semester-2'),
    field_title: t('day-up-here'),
    field_items: [
      step('06:10', t('breakfast-shift'), t('bread-from-village-oven')),
      step('09:30', t('revenue-management'), t('last-nights-figures-from')),
      step('13:00', t('two-hours-outside'), t('skis-winter-north-face')),
      step('15:30', t('front-office-lab'), t('twelve-arrivals-one-overbooking')),
      step('20:00', t('german-table'), t('dinner-neighbours-english-not')),
    ],
  },
  {
    type: 'gallery',
    field_tone: 'tint',
    field_title: t('what-see-from-here'),
    perPage: 3,
    field_items: [
      captioned('cable-car', t('only-road-rope')),
      captioned('facade-chalet', t('house-two-64-rooms')),
      captioned('library', t('library-never-closes')),
      captioned('alps-winter', t('first-snow-usually-last')),
      captioned('lobby-evening', t('schilthalde-tea-time')),
    ],
  },
];
