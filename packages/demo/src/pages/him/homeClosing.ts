import { loadTexts } from '../../loadTexts.ts';
import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { fold, link, pic } from '../kit/text.ts';

const t = loadTexts('pages/him/homeClosing');

/** Second half of the institute's home page. */
export const homeClosing: SeedBlock[] = [
  {
    type: 'text_media',
    field_side: 'start',
    field_pretitle: t('internships'),
    field_title: t('twelve-months-out-world'),
    field_text: t('two-paid-internships-six'),
    field_media: pic('train-viaduct'),
    field_links: [link('/careers/', t('how-placements-work'))],
  },
  {
    type: 'news_list',
    field_title: t('from-village'),
    query: { schools: ['HIM'], limit: 3 },
    field_link: link('/news/', labels.allNews),
    field_variant: 'lead',
  },
  {
    type: 'event_list',
    field_tone: 'tint',
    field_title: t('come-look'),
    query: { schools: ['HIM'], limit: 3 },
    field_link: link('/events/', labels.allEvents),
  },
  {
    type: 'accordion',
    is_faq: true,
    field_title: labels.questions,
    field_items: [
      fold(t('how-do-i-get'), t('train-lauterbrunnen-cable-car')),
      questions.room,
      questions.pay,
      questions.visa,
      questions.scholarship,
    ],
  },
  {
    type: 'cta',
    field_tone: 'brand',
    field_title: t('see-before-sign'),
    field_text: t('stay-one-night-schilthalde'),
    field_links: [link('/visit/', labels.visit), link('/apply/', labels.applyNow)],
    image: pic('alps-dusk'),
  },
];
