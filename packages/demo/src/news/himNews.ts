import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { article } from './article.ts';

const t = loadTexts('news/himNews');

/** More news of the Hotel Institute Mürren. */
export const himNews: SeedPage[] = [
  article({
    slug: 'the-140th-house',
    brands: ['HIM'],
    date: '2026-09-03',
    category: 'careers',
    scene: 'suite',
    title: t('140th-house-has-nine'),
    lead: t('placement-office-has-signed'),
    body: t('contracts-internships-usually'),
  }),
  article({
    slug: 'what-is-a-metre-of-snow-worth',
    brands: ['HIM', 'SEG'],
    date: '2026-06-22',
    category: 'research',
    scene: 'alps-winter',
    title: t('what-metre-snow-worth'),
    lead: t('masters-thesis-has-compared'),
    body: t('everybody-alps-believes-snow'),
  }),
  article({
    slug: 'cooking-with-what-the-cable-car-brings',
    brands: ['HIM'],
    date: '2026-04-02',
    category: 'culinary',
    scene: 'cable-car',
    title: t('cooking-what-cable-car'),
    lead: t('everything-eaten-murren-comes'),
    body: t('average-day-march-1'),
  }),
  article({
    slug: 'twelve-keys-on-one-table',
    brands: ['HIM'],
    date: '2026-08-17',
    category: 'alumni',
    scene: 'facade-night',
    title: t('twelve-keys-one-table'),
    lead: t('class-2011-met-murren'),
    body: t('thirty-four-who-finished'),
  }),
  article({
    slug: 'the-smallest-fire-brigade',
    brands: ['HIM'],
    date: '2026-07-06',
    category: 'awards',
    scene: 'train-viaduct',
    title: t('smallest-brigade-valley'),
    lead: t('nine-students-from-eight'),
    body: t('village-430-people-needs'),
  }),
  article({
    slug: 'a-library-in-the-wood-store',
    brands: ['HIM'],
    date: '2026-10-12',
    category: 'campus',
    scene: 'library',
    title: t('library-wood-store'),
    lead: t('since-house-heated-pellets'),
    body: t('ninety-years-wood-schilthaldes'),
  }),
];
