import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { article } from './article.ts';

const t = loadTexts('news/caaNews');

/** More news of the Culinary Academy Ascona. */
export const caaNews: SeedPage[] = [
  article({
    slug: 'what-becomes-of-yesterdays-bread',
    brands: ['CAA', 'SEG'],
    date: '2026-05-05',
    category: 'research',
    scene: 'bread-oven',
    title: t('what-becomes-yesterdays-bread'),
    lead: t('eight-bakeries-eleven-weeks'),
    body: t('bread-what-thrown-away'),
  }),
  article({
    slug: 'a-cookbook-without-pictures',
    brands: ['CAA'],
    date: '2026-09-21',
    category: 'culinary',
    scene: 'kitchen-still-life',
    title: t('cookbook-without-pictures'),
    lead: t('ninety-two-recipes-each'),
    body: t('photograph-tells-what-dish'),
  }),
  article({
    slug: 'the-vegetarian-brigade',
    brands: ['CAA'],
    date: '2026-01-15',
    category: 'careers',
    scene: 'kitchen-pass',
    title: t('hired-vegetarian-brigade'),
    lead: t('three-years-two-kitchens'),
    body: t('was-experiment-not-everybody'),
  }),
  article({
    slug: 'a-bakery-between-two-stations',
    brands: ['CAA'],
    date: '2026-07-13',
    category: 'alumni',
    scene: 'train-station',
    title: t('bakery-between-two-stations'),
    lead: t('he-learned-bake-ascona'),
    body: t('underground-tbilisi-has-passage'),
  }),
  article({
    slug: 'eighty-copper-pans',
    brands: ['CAA'],
    date: '2026-03-26',
    category: 'campus',
    scene: 'kitchen-copper',
    title: t('eighty-copper-pans-travelling'),
    lead: t('they-came-from-grand'),
    body: t('hotel-stood-other-side'),
  }),
];
