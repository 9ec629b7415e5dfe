import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { segHomeClosing } from './homeClosing.ts';
import { segHomeGroup } from './homeGroup.ts';
import { segHomeSchools } from './homeSchools.ts';

const t = loadTexts('pages/seg/home');

/** Home page of the group. */
export const segHome: SeedPage[] = [
  {
    type: 'homepage',
    alias: '/',
    brands: ['SEG'],
    title: t('summit-education-group'),
    field_lead: t('four-swiss-schools-hotels'),
    metatag: {
      title: t('summit-education-group-four'),
      description: t('hotel-management-culinary-arts'),
    },
    field_floating_cta: [
      { url: '/brochure/', title: labels.brochure, class: 'brochure' },
      { url: '/apply/', title: labels.applyNow, class: 'apply' },
    ],
    blocks: [...segHomeSchools, ...segHomeGroup, ...segHomeClosing],
  },
];
