import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { listPages } from '../kit/listPages.ts';
import { questions } from '../kit/questions.ts';
import { pic } from '../kit/text.ts';

const t = loadTexts('pages/him/lists');

/** Programmes, campus, news and dates of the Hotel Institute Mürren. */
export const himLists: SeedPage[] = listPages({
  brand: 'HIM',
  schools: ['HIM'],
  programs: {
    title: t('programmes'),
    lead: t('four-weeks-six-months'),
    scene: 'cable-car',
    variant: 'cards',
    extra: [
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [questions.language, questions.credits, questions.scholarship],
      },
    ],
  },
  campuses: {
    title: t('campus'),
    lead: t('one-village-five-houses'),
    scene: 'alps-winter',
    extra: [
      {
        type: 'text_media',
        field_tone: 'tint',
        field_title: t('no-cars-really'),
        field_text: t('freight-comes-cable-luggage'),
        field_media: pic('train-station'),
        field_side: 'start',
      },
    ],
  },
  news: {
    title: t('news'),
    lead: t('what-happens-village-430'),
    scene: 'terrace-evening',
  },
  events: {
    title: t('dates'),
    lead: t('open-houses-murren-webinars'),
    scene: 'lobby-day',
    openDay: { url: '/open-house/', title: labels.openHouse },
  },
});
