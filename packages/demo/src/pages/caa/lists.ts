import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { listPages } from '../kit/listPages.ts';
import { questions } from '../kit/questions.ts';
import { pic } from '../kit/text.ts';

const t = loadTexts('pages/caa/lists');

/** Programmes, campus, news and dates of the Culinary Academy Ascona. */
export const caaLists: SeedPage[] = listPages({
  brand: 'CAA',
  schools: ['CAA'],
  programs: {
    title: t('programmes'),
    lead: t('savoury-sweet-alpine-profitable'),
    scene: 'kitchen-still-life',
    variant: 'cards',
    extra: [
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [questions.uniform, questions.language, questions.scholarship],
      },
    ],
  },
  campuses: {
    title: t('campus'),
    lead: t('ninety-metres-from-kitchen'),
    scene: 'lake-noon',
    extra: [
      {
        type: 'text_media',
        field_tone: 'tint',
        field_title: t('garden-decides'),
        field_text: t('every-monday-seven-list'),
        field_media: pic('garden'),
        field_side: 'end',
      },
    ],
  },
  news: {
    title: t('news'),
    lead: t('menus-medals-harvests-what'),
    scene: 'bread-oven',
  },
  events: {
    title: t('dates'),
    lead: t('culinary-days-tastings-webinars'),
    scene: 'table-setting',
    openDay: { url: '/culinary-open-day/', title: labels.culinaryDay },
  },
});
