import { loadTexts } from '../../loadTexts.ts';
import type { SeedBlock } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic } from '../kit/text.ts';

const t = loadTexts('pages/shms/homeClosing');

/** Second half of the school's home page. */
export const shmsHomeClosing: SeedBlock[] = [
  {
    type: 'quote',
    field_tone: 'tint',
    field_text: t('luxury-promise-somebody-kept'),
    field_author: t('head-guest-experience'),
    field_role: t('seeblick-hotel-management-school'),
    image: pic('suite'),
  },
  {
    type: 'campus_list',
    field_title: t('one-palace-two-villas'),
    query: { schools: ['SHMS'] },
  },
  {
    type: 'text_media',
    field_tone: 'ink',
    field_side: 'start',
    field_pretitle: t('after-classes'),
    field_title: t('lake-fifth-campus-building'),
    field_text: t('eleven-sailing-boats-rowing'),
    field_media: pic('lake-sail'),
    field_links: [link('/student-life/', t('student-life'))],
  },
  {
    type: 'logos',
    field_title: t('houses-hire-here'),
    field_items: [
      {
        title: t('palace-collection-bernina'),
      },
      { title: t('nordwind-hotels') },
      { title: t('maison-corvatte') },
      { title: t('al-marsa-resorts') },
      { title: t('grand-lagune') },
      {
        title: t('tessenberg-partners'),
      },
    ],
  },
  {
    type: 'news_list',
    field_title: t('from-palace'),
    query: { schools: ['SHMS'], limit: 4 },
    field_link: link('/news/', labels.allNews),
    field_variant: 'grid',
  },
  {
    type: 'event_list',
    field_tone: 'tint',
    field_title: t('invited'),
    query: { schools: ['SHMS'], limit: 4 },
    field_link: link('/events/', labels.allEvents),
  },
  {
    type: 'cta',
    field_tone: 'ink',
    field_title: t('dinner-seven'),
    field_text: t('visit-thursday-stay-students'),
    field_links: [link('/visit/', labels.visit), link('/apply/', labels.applyNow)],
    image: pic('terrace-evening'),
  },
];
