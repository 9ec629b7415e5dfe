import { loadTexts } from '../../loadTexts.ts';
import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { fold, link, pic, step } from '../kit/text.ts';

const t = loadTexts('pages/cr/homeClosing');

/** Second half of the college's home page. */
export const crHomeClosing: SeedBlock[] = [
  {
    type: 'cards',
    field_variant: 'grid',
    field_title: t('three-things-wont-find'),
    field_items: [
      {
        field_title: t('monday-problem'),
        field_text: t('local-firm-brings-question'),
        image: pic('seminar-room'),
      },
      {
        field_title: t('lunch-founder'),
        field_text: t('every-wednesday-eight-seats'),
        image: pic('terrace-summer'),
      },
      {
        field_title: t('05-54-boat'),
        field_text: t('first-boat-lucerne-students'),
        image: pic('harbour'),
      },
    ],
  },
  {
    type: 'timeline',
    field_tone: 'tint',
    field_title: t('from-idea-first-invoice'),
    field_items: [
      step(t('month-1'), t('fifty-conversations'), t('people-who-might-pay')),
      step(t('month-3'), t('something-works-badly'), t('table-workshop-front-everyone')),
      step(t('month-6'), t('first-invoice'), t('median-chf-340')),
      step(t('month-12'), t('go-stop'), t('third-stop-they-get')),
    ],
  },
  {
    type: 'quote',
    field_text: t('village-hall-old-farmer'),
    field_author: t('final-year-student-dampfschiff'),
    image: pic('old-town'),
  },
  {
    type: 'news_list',
    field_title: t('minutes-news'),
    query: { schools: ['CR'], limit: 4 },
    field_link: link('/news/', labels.allNews),
    field_variant: 'grid',
  },
  {
    type: 'accordion',
    is_faq: true,
    field_title: labels.questions,
    field_items: [
      fold(t('how-much-mathematics-there'), t('two-modules-first-year')),
      questions.language,
      questions.credits,
      questions.work,
      questions.scholarship,
    ],
  },
  {
    type: 'cta',
    field_tone: 'ink',
    field_title: t('ask-us-hard-question'),
    field_text: t('about-fees-odds-failure'),
    field_links: [link('/contact/', labels.contact), link('/open-house/', labels.openHouse)],
    image: pic('lake-sunset'),
  },
];
