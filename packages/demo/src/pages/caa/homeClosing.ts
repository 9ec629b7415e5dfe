import { loadTexts } from '../../loadTexts.ts';
import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { fold, link, pic, stat } from '../kit/text.ts';

const t = loadTexts('pages/caa/homeClosing');

/** Second half of the academy's home page. */
export const caaHomeClosing: SeedBlock[] = [
  {
    type: 'people',
    field_tone: 'tint',
    field_title: t('who-stands-beside'),
    field_items: [
      {
        name: t('head-culinary-arts'),
        role: t('kitchens-1-4'),
        field_text: t('twenty-two-years-seven'),
      },
      {
        name: t('head-pastry'),
        role: t('kitchens-5-6'),
        field_text: t('trained-lyon-osaka-weighs'),
      },
      {
        name: t('garden-market'),
        role: t('terraces-above-lake'),
        field_text: t('grows-140-varieties-decides'),
      },
      {
        name: t('restaurant-director'),
        role: t('il-pontile'),
        field_text: t('reads-every-card-corridor'),
      },
    ],
  },
  {
    type: 'stats',
    field_items: [
      stat('12', t('cooks-group-never-more')),
      stat(t('30-h'), t('week-stove')),
      stat('7', t('kitchens')),
      stat(t('2-300'), t('hours-sunshine-year')),
    ],
  },
  {
    type: 'event_list',
    field_tone: 'paper',
    field_title: t('come-cook'),
    query: { schools: ['CAA'], limit: 3 },
    field_link: link('/events/', labels.allEvents),
  },
  {
    type: 'news_list',
    field_tone: 'tint',
    field_title: t('from-kitchens'),
    query: { schools: ['CAA'], limit: 3 },
    field_link: link('/news/', labels.allNews),
    field_variant: 'lead',
  },
  {
    type: 'accordion',
    is_faq: true,
    field_title: labels.questions,
    field_items: [
      fold(t('i-have-never-worked'), t('no-third-each-class')),
      fold(t('can-i-study-without'), t('yes-every-exercise-there')),
      questions.uniform,
      questions.room,
      questions.pay,
    ],
  },
  {
    type: 'cta',
    field_tone: 'brand',
    field_title: t('hungry'),
    field_text: t('cook-us-day-eat'),
    field_links: [
      link('/culinary-open-day/', labels.culinaryDay),
      link('/apply/', labels.applyNow),
    ],
    image: pic('lake-sunset'),
  },
];
