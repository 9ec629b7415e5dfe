import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { article } from './article.ts';

const t = loadTexts('news/shmsTranslated');

/** News of the Seeblick Hotel Management School in all four languages. */
export const shmsTranslated: SeedPage[] = [
  article({
    slug: 'spring-ball-2026',
    brands: ['SHMS', 'SEG'],
    date: '2026-05-11',
    category: 'awards',
    scene: 'ballroom',
    title: t('four-hundred-guests-one'),
    lead: t('spring-ball-closed-surplus'),
    body: t('every-may-student-sixth'),
  }),
  article({
    slug: 'opening-year-on-the-gulf',
    brands: ['SHMS'],
    date: '2026-03-03',
    category: 'alumni',
    scene: 'palm-promenade',
    title: t('two-graduates-ninety-four'),
    lead: t('they-shared-room-spiez'),
    body: t('plan-said-october-lifts'),
  }),
];
