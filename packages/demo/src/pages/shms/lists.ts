import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { listPages } from '../kit/listPages.ts';
import { questions } from '../kit/questions.ts';
import { pic, stat } from '../kit/text.ts';

const t = loadTexts('pages/shms/lists');

/** Programmes, campus, news and dates of the Seeblick Hotel Management School. */
export const shmsLists: SeedPage[] = listPages({
  brand: 'SHMS',
  schools: ['SHMS'],
  programs: {
    title: t('programmes'),
    lead: t('two-bachelors-degrees-one'),
    scene: 'lecture-hall',
    variant: 'table',
    extra: [
      {
        type: 'stats',
        field_items: [
          stat('2', t('intakes-year')),
          stat('100 %', t('taught-english')),
          stat('5', t('working-days-until-hear')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [questions.credits, questions.scholarship, questions.visa],
      },
    ],
  },
  campuses: {
    title: t('campus'),
    lead: t('palace-1902-still-behaves'),
    scene: 'lake-noon',
    extra: [{ type: 'media', field_media: pic('lake-fog') }],
  },
  news: {
    title: t('news'),
    lead: t('from-ballroom-boathouse-pricing'),
    scene: 'lake-steamer',
  },
  events: {
    title: t('dates'),
    lead: t('open-houses-thursday-dinners'),
    scene: 'table-setting',
    openDay: { url: '/open-house/', title: labels.openHouse },
  },
});
