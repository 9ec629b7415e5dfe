import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { article } from './article.ts';

const t = loadTexts('news/himTranslated');

/** News of the Hotel Institute Mürren in all four languages. */
export const himTranslated: SeedPage[] = [
  article({
    slug: 'a-night-without-power',
    brands: ['HIM', 'SEG'],
    date: '2026-01-29',
    category: 'campus',
    scene: 'alps-storm',
    title: t('forty-two-rooms-one'),
    lead: t('january-storm-line-murren'),
    body: t('first-thing-go-was'),
  }),
];
