import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { article } from './article.ts';

const t = loadTexts('news/segNews');

/** More news of the group. */
export const segNews: SeedPage[] = [
  article({
    slug: 'ten-years-after',
    brands: ['SEG'],
    date: '2026-11-02',
    category: 'alumni',
    scene: 'train-viaduct',
    title: t('ten-years-after'),
    lead: t('what-has-become-512'),
    body: t('schools-like-tell-where'),
  }),
  article({
    slug: 'all-prices-on-one-page',
    brands: ['SEG'],
    date: '2026-08-31',
    category: 'research',
    scene: 'old-town',
    title: t('all-prices-one-page'),
    lead: t('what-place-one-schools'),
    body: t('how-much-first-question'),
  }),
  article({
    slug: 'the-train-is-paid',
    brands: ['SEG'],
    date: '2026-07-01',
    category: 'campus',
    scene: 'train-station',
    title: t('take-train-pay'),
    lead: t('whoever-travels-beginning'),
    body: t('six-hundred-forty-students'),
  }),
  article({
    slug: 'one-careers-office-for-all',
    brands: ['SEG'],
    date: '2026-06-02',
    category: 'careers',
    scene: 'night-city',
    title: t('one-careers-office-four'),
    lead: t('employers-had-four-telephone'),
    body: t('hotel-singapore-was-looking'),
  }),
];
