import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { article } from './article.ts';

const t = loadTexts('news/crTranslated');

/** News of College Rigi in all four languages. */
export const crTranslated: SeedPage[] = [
  article({
    slug: 'the-case-that-became-a-timetable',
    brands: ['CR', 'SEG'],
    date: '2026-04-16',
    category: 'careers',
    scene: 'lake-steamer',
    title: t('case-became-timetable'),
    lead: t('monday-october-twenty-four'),
    body: t('case-was-four-pages'),
  }),
];
