import { loadTexts } from '../../loadTexts.ts';
import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { captioned, link, pic, step } from '../kit/text.ts';

const t = loadTexts('pages/caa/homeKitchens');

/** The restaurant, the kitchens and the programmes on the academy’s home page. */
export const caaHomeKitchens: SeedBlock[] = [
  {
    type: 'text_media',
    field_side: 'start',
    field_pretitle: t('il-pontile'),
    field_title: t('exam-room-has-58'),
    field_text: t('il-pontile-academys-restaurant'),
    field_media: pic('table-setting'),
    field_links: [link('/campuses/ascona/', labels.seeCampus)],
  },
  {
    type: 'timeline',
    field_tone: 'tint',
    field_pretitle: t('kitchen-2-wednesday'),
    field_title: t('life-stock'),
    field_items: [
      step('07:00', t('bones-oven'), t('eighteen-kilos-220-degrees')),
      step('08:40', t('cold-water-not-hot'), t('find-out-why-noon')),
      step('12:00', t('skim-taste-wait'), t('theory-lesson-beside-pot')),
      step('16:30', t('strain-reduce'), t('forty-litres-become-six')),
      step('19:10', t('plate'), t('two-spoonfuls-guest-says')),
    ],
  },
  {
    type: 'program_list',
    field_title: t('five-programmes'),
    query: { schools: ['CAA'], limit: 5 },
    field_link: link('/programs/', labels.allPrograms),
    field_variant: 'cards',
  },
  {
    type: 'gallery',
    field_title: t('mise-en-place'),
    perPage: 2,
    field_items: [
      captioned('market-stall', t('tuesday-market-6-05')),
      captioned('kitchen-still-life', t('kitchen-1-all-gas')),
      captioned('garden', t('terrace-7-beans-basil')),
      captioned('harbour', t('perch-4-50-morning')),
      captioned('vineyard', t('merlot-above-ronco')),
    ],
  },
];
