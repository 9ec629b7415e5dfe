import { loadTexts } from '../../loadTexts.ts';
import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { fold, link, pic } from '../kit/text.ts';

const t = loadTexts('pages/seg/homeClosing');

/** Second half of the group's home page. */
export const segHomeClosing: SeedBlock[] = [
  {
    type: 'campus_list',
    field_tone: 'tint',
    field_title: t('from-196-1-638'),
    field_text: t('all-four-reached-train'),
    query: { schools: ['HIM', 'SHMS', 'CAA', 'CR'] },
  },
  {
    type: 'quote',
    field_text: t('good-school-can-be'),
    field_author: t('head-admissions'),
    field_role: t('summit-education-group-bern'),
    image: pic('old-town'),
  },
  {
    type: 'news_list',
    field_title: t('news-from-four-places'),
    query: { limit: 4 },
    field_link: link('/news/', labels.allNews),
    field_variant: 'lead',
  },
  {
    type: 'event_list',
    field_title: t('meet-us'),
    query: { limit: 4 },
    field_link: link('/events/', labels.allEvents),
  },
  {
    type: 'accordion',
    is_faq: true,
    field_tone: 'tint',
    field_title: labels.questions,
    field_items: [
      fold(t('which-school-right-me'), t('if-want-run-hotels')),
      fold(t('can-i-change-schools'), t('yes-end-any-semester')),
      questions.visa,
      questions.scholarship,
      questions.work,
    ],
  },
  {
    type: 'cta',
    field_tone: 'brand',
    field_title: t('come-wet-tuesday'),
    field_text: t('tell-us-when-visits'),
    field_links: [link('/visit/', labels.visit), link('/apply/', labels.applyNow)],
    image: pic('lake-fog'),
  },
];
