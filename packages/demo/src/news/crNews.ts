import { loadTexts } from '../loadTexts.ts';
import type { SeedPage } from '../types.ts';
import { article } from './article.ts';

const t = loadTexts('news/crNews');

/** More news of College Rigi. */
export const crNews: SeedPage[] = [
  article({
    slug: 'a-fund-that-publishes-its-mistakes',
    brands: ['CR', 'SEG'],
    date: '2026-03-19',
    category: 'campus',
    scene: 'lecture-hall',
    title: t('fund-publishes-mistakes'),
    lead: t('students-college-manage-chf'),
    body: t('students-fund-belongs-colleges'),
  }),
  article({
    slug: 'two-hundred-and-twelve-family-hotels',
    brands: ['CR'],
    date: '2026-06-11',
    category: 'research',
    scene: 'library',
    title: t('two-hundred-twelve-family'),
    lead: t('who-takes-over-what'),
    body: t('next-ten-years-half'),
  }),
  article({
    slug: 'where-the-class-of-2025-works',
    brands: ['CR'],
    date: '2026-10-20',
    category: 'careers',
    scene: 'harbour',
    title: t('where-class-2025-works'),
    lead: t('one-year-after-graduation'),
    body: t('every-october-college-asks'),
  }),
  article({
    slug: 'twenty-four-people-one-company',
    brands: ['CR'],
    date: '2026-02-05',
    category: 'alumni',
    scene: 'seminar-room',
    title: t('twenty-four-people-one'),
    lead: t('their-last-week-whole'),
    body: t('story-told-weggis-as'),
  }),
  article({
    slug: 'first-place-for-saying-no',
    brands: ['CR'],
    date: '2026-05-18',
    category: 'awards',
    scene: 'bridge',
    title: t('first-place-saying-no'),
    lead: t('european-case-competition'),
    body: t('task-was-clear-company'),
  }),
];
