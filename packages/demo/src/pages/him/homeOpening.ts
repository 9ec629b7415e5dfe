import { loadTexts } from '../../loadTexts.ts';
import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic, stat } from '../kit/text.ts';

const t = loadTexts('pages/him/homeOpening');

/** Start of the institute’s home page: the school, its hotel, its programmes. */
export const himHomeOpening: SeedBlock[] = [
  {
    type: 'hero',
    field_variant: 'poster',
    field_pretitle: t('murren-1-638-metres'),
    field_title: t('village-classroom'),
    field_text: t('no-cars-430-residents'),
    field_media: pic('alps-dawn'),
    field_links: [link('/programs/', labels.allPrograms), link('/visit/', labels.visit)],
  },
  {
    type: 'stats',
    field_tone: 'paper',
    field_title: t('small-purpose'),
    field_items: [
      stat('280', t('students'), t('no-more-village-has')),
      stat('46', t('nationalities')),
      stat('42', t('rooms-own-hotel'), t('run-students-booked-guests')),
      stat('97 %', t('work-within-six-months'), t('graduates-2025-own-survey')),
    ],
  },
  {
    type: 'text_media',
    field_pretitle: t('schilthalde'),
    field_title: t('hotel-real-guests-real'),
    field_text: t('schilthalde-stands-90-steps'),
    field_media: pic('terrace-winter'),
    field_links: [link('/campuses/muerren/', labels.seeCampus)],
    field_side: 'end',
  },
  {
    type: 'program_list',
    field_tone: 'tint',
    field_anchor: 'programmes',
    field_title: t('five-ways-up'),
    field_text: t('from-four-summer-weeks'),
    query: { schools: ['HIM'], limit: 5 },
    field_link: link('/programs/', labels.allPrograms),
    field_variant: 'cards',
  },
];
