import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { comingDates } from '../kit/comingDates.ts';
import { labels } from '../kit/labels.ts';
import { captioned, link, pic } from '../kit/text.ts';

const t = loadTexts('pages/cr/campus');

/** The campus in Weggis. */
export const crCampus: SeedPage[] = [
  {
    type: 'singleCampus',
    alias: '/campuses/weggis/',
    brands: ['SEG', 'CR'],
    title: t('campus-weggis'),
    field_pretitle: t('435-m-lake-lucerne'),
    field_lead: t('1968-concrete-pavilion-three'),
    hero: pic('campus-courtyard'),
    campus: {
      school: 'CR',
      street: 'Seestrasse 31',
      postal_code: '6353',
      city: 'Weggis',
      canton: 'Lucerne',
      latitude: 47.0321,
      longitude: 8.4318,
      altitude: 435,
      students: 340,
      nationalities: 51,
      facilities: [
        t('lecture-hall-180-seats'),
        t('workshop-prototypes'),
        t('cafe-linde-run-students'),
        t('library-24-desks-lake'),
        t('founders-house-18-desks'),
      ],
      travel: [t('41-min-boat-from'), t('1-h-40-min'), t('cable-car-rigi-12')],
    },
    blocks: [
      {
        type: 'text_media',
        field_title: t('built-talking'),
        field_text: t('architect-1968-left-out'),
        field_media: pic('facade-modern'),
      },
      {
        type: 'gallery',
        field_tone: 'tint',
        perPage: 3,
        field_items: [
          captioned('lecture-hall', t('rigi-hall')),
          captioned('lake-steamer', t('16-12-from-lucerne')),
          captioned('dormitory', t('house-ahorn')),
          captioned('harbour', t('colleges-landing-stage')),
        ],
      },
      comingDates('CR', '1'),
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('take-boat'),
        field_links: [link('/visit/', labels.visit), link('/open-house/', labels.openHouse)],
      },
    ],
  },
];
