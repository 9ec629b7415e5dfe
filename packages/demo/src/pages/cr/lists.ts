import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { listPages } from '../kit/listPages.ts';
import { questions } from '../kit/questions.ts';
import { pic, stat } from '../kit/text.ts';

const t = loadTexts('pages/cr/lists');

/** Programmes, campus, news and dates of College Rigi. */
export const crLists: SeedPage[] = listPages({
  brand: 'CR',
  schools: ['CR'],
  programs: {
    title: t('programmes'),
    lead: t('business-five-lengths-ten'),
    scene: 'seminar-room',
    variant: 'table',
    extra: [
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [questions.credits, questions.language, questions.deposit],
      },
    ],
  },
  campuses: {
    title: t('campus'),
    lead: t('between-lake-mountain-41'),
    scene: 'lake-sail',
    extra: [
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat('05:54', t('first-boat-lucerne')),
          stat(t('1-798-m'), t('rigi-cable-car')),
          stat('180', t('seats-largest-hall')),
        ],
      },
      { type: 'media', field_media: pic('alps-dusk') },
    ],
  },
  news: {
    title: t('news'),
    lead: t('decisions-results-occasional'),
    scene: 'bridge',
  },
  events: {
    title: t('dates'),
    lead: t('open-houses-webinars-quarterly'),
    scene: 'conference',
    openDay: { url: '/open-house/', title: labels.openHouse },
  },
});
