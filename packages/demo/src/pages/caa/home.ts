import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { caaHomeClosing } from './homeClosing.ts';
import { caaHomeKitchens } from './homeKitchens.ts';
import { caaHomeOpening } from './homeOpening.ts';

const t = loadTexts('pages/caa/home');

/** Home page of the Culinary Academy Ascona. */
export const caaHome: SeedPage[] = [
  {
    type: 'homepage',
    alias: '/',
    brands: ['CAA'],
    title: t('culinary-academy-ascona'),
    field_lead: t('seven-kitchens-160-cooks'),
    metatag: {
      title: t('culinary-academy-ascona-cooking'),
      description: t('culinary-arts-pastry-culinary'),
    },
    blocks: [...caaHomeOpening, ...caaHomeKitchens, ...caaHomeClosing],
  },
];
