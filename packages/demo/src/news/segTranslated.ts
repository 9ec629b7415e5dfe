import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { article } from './article.ts';

const t = loadTexts('news/segTranslated');

/** News of the group in all four languages. */
export const segTranslated: SeedPage[] = [
  article({
    slug: 'one-application-for-four-schools',
    brands: ['SEG'],
    date: '2026-09-14',
    category: 'campus',
    scene: 'alps-dawn',
    title: t('one-application-four-schools'),
    lead: t('until-last-year-whoever'),
    body: t('2-340-applications-schools'),
  }),
  article({
    slug: 'one-student-in-six',
    brands: ['SEG'],
    date: '2026-02-19',
    category: 'careers',
    scene: 'terrace-summer',
    title: t('one-student-six'),
    lead: t('groups-scholarship-fund-passed'),
    body: t('scholarship-promise-somebody'),
  }),
];
