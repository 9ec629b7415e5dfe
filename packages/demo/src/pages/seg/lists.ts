import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { listPages } from '../kit/listPages.ts';
import { questions } from '../kit/questions.ts';
import { stat, step } from '../kit/text.ts';

const t = loadTexts('pages/seg/lists');

/** Programmes, campuses, news and dates of the group. */
export const segLists: SeedPage[] = listPages({
  brand: 'SEG',
  programs: {
    title: t('all-programmes'),
    lead: t('twenty-programmes-four-schools'),
    scene: 'lecture-hall',
    variant: 'table',
    extra: [
      {
        type: 'timeline',
        field_tone: 'tint',
        field_title: t('from-question-first-day'),
        field_items: [
          step('1', t('ask'), t('form-chat-whatsapp-telephone')),
          step('2', t('apply'), t('about-four-minutes-another')),
          step('3', t('talk'), t('forty-minutes-someone-who')),
          step('4', t('arrive'), t('station-whatever-hour')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [
          questions.language,
          questions.credits,
          questions.scholarship,
          questions.deposit,
        ],
      },
    ],
  },
  campuses: {
    title: t('four-campuses'),
    lead: t('two-lakes-palms-sails'),
    scene: 'lake-steamer',
    extra: [
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat('3', t('languages-spoken-outside-door')),
          stat(t('196-m'), t('lowest-ascona')),
          stat(t('1-638-m'), t('highest-murren')),
        ],
      },
    ],
  },
  news: {
    title: t('news'),
    lead: t('from-murren-spiez-ascona'),
    scene: 'old-town',
  },
  events: {
    title: t('dates'),
    lead: t('where-meet-us-schools'),
    scene: 'bridge',
    openDay: { url: '/open-house/', title: labels.openHouse },
  },
});
