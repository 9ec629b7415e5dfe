import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { homeClosing } from './homeClosing.ts';
import { himHomeOpening } from './homeOpening.ts';
import { himHomeVillage } from './homeVillage.ts';

const t = loadTexts('pages/him/home');

/** Home page of the Hotel Institute Mürren. */
export const himHome: SeedPage[] = [
  {
    type: 'homepage',
    alias: '/',
    brands: ['HIM'],
    title: t('hotel-institute-murren'),
    field_lead: t('hotel-school-car-free'),
    metatag: {
      title: t('hotel-institute-murren-hotel'),
      description: t('bachelor-master-diploma'),
    },
    blocks: [...himHomeOpening, ...himHomeVillage, ...homeClosing],
  },
];
