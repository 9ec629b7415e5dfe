import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { article } from './article.ts';

const t = loadTexts('news/shmsNews');

/** More news of the Seeblick Hotel Management School. */
export const shmsNews: SeedPage[] = [
  article({
    slug: 'ninety-seconds',
    brands: ['SHMS'],
    date: '2026-10-05',
    category: 'research',
    scene: 'reception-desk',
    title: t('what-ninety-seconds-worth'),
    lead: t('rule-says-nobody-waits'),
    body: t('rule-as-old-as'),
  }),
  article({
    slug: 'lake-water-heats-the-palace',
    brands: ['SHMS', 'SEG'],
    date: '2026-09-28',
    category: 'campus',
    scene: 'lake-noon',
    title: t('lake-heats-palace'),
    lead: t('boiler-1902-burned-coal'),
    body: t('stands-second-cellar-black'),
  }),
  article({
    slug: 'the-five-hundredth-thursday',
    brands: ['SHMS'],
    date: '2026-04-24',
    category: 'culinary',
    scene: 'table-setting',
    title: t('five-hundredth-thursday'),
    lead: t('once-week-students-cook'),
    body: t('began-2012-complaint-student'),
  }),
  article({
    slug: 'thirty-one-offers-in-a-day',
    brands: ['SHMS'],
    date: '2026-05-28',
    category: 'careers',
    scene: 'conference',
    title: t('thirty-one-offers-one'),
    lead: t('careers-day-hotels-apply'),
    body: t('stands-same-as-everywhere'),
  }),
  article({
    slug: 'second-by-a-bow-ball',
    brands: ['SHMS'],
    date: '2026-07-20',
    category: 'awards',
    scene: 'lake-sail',
    title: t('second-bow-ball'),
    lead: t('schools-rowing-eight-lost'),
    body: t('bow-ball-rowing-boat'),
  }),
];
