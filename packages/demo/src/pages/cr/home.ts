import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic, stat } from '../kit/text.ts';
import { crHomeClosing } from './homeClosing.ts';

const t = loadTexts('pages/cr/home');

/** Home page of College Rigi. */
export const crHome: SeedPage[] = [
  {
    type: 'homepage',
    alias: '/',
    brands: ['CR'],
    title: t('college-rigi'),
    field_lead: t('business-degrees-hospitality'),
    metatag: {
      title: t('college-rigi-business'),
      description: t('bachelor-master-diploma'),
    },
    blocks: [
      {
        type: 'hero',
        field_variant: 'plain',
        field_tone: 'brand',
        field_pretitle: t('weggis-lake-lucerne'),
        field_title: t('know-numbers-mind-guests'),
        field_text: t('every-business-ends-person'),
        field_links: [link('/programs/', labels.allPrograms), link('/apply/', labels.applyNow)],
      },
      {
        type: 'media',
        field_media: pic('lake-morning'),
      },
      {
        type: 'stats',
        field_title: t('balance-sheet'),
        field_items: [
          stat('340', t('students'), t('from-51-countries')),
          stat('62', t('companies-founded-here-since'), t('forty-one-still-trading')),
          stat(t('1-2-chf-m'), t('student-fund'), t('invested-students-audited')),
          stat('94 %', t('work-founding-after-six')),
        ],
      },
      {
        type: 'tabs',
        field_tone: 'tint',
        field_title: t('which-these'),
        field_items: [
          {
            field_title: t('i-count'),
            field_text: t('read-small-print-enjoy'),
            image: pic('workshop'),
          },
          {
            field_title: t('i-host'),
            field_text: t('friends-end-up-kitchen'),
            image: pic('bar-counter'),
          },
          {
            field_title: t('i-start-things'),
            field_text: t('have-registered-domain-two'),
            image: pic('facade-modern'),
          },
          {
            field_title: t('i-am-not-there'),
            field_text: t('school-done-english-mathematics'),
            image: pic('library'),
          },
        ],
      },
      {
        type: 'program_list',
        field_title: t('five-programmes-side-side'),
        query: { schools: ['CR'], limit: 5 },
        field_link: link('/compare/', labels.compare),
        field_variant: 'table',
      },
      {
        type: 'text_media',
        field_tone: 'ink',
        field_side: 'end',
        field_pretitle: t('dampfschiff-fund'),
        field_title: t('real-money-table'),
        field_text: t('twelve-students-manage-chf'),
        field_media: pic('lake-steamer'),
        field_links: [link('/about/', t('about-college'))],
      },
      ...crHomeClosing,
    ],
  },
];
