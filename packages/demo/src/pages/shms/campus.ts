import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { comingDates } from '../kit/comingDates.ts';
import { labels } from '../kit/labels.ts';
import { captioned, link, pic, step } from '../kit/text.ts';

const t = loadTexts('pages/shms/campus');

/** The campus in Spiez. */
export const shmsCampus: SeedPage[] = [
  {
    type: 'singleCampus',
    alias: '/campuses/spiez/',
    brands: ['SEG', 'SHMS'],
    title: t('campus-spiez'),
    field_pretitle: t('628-m-lake-thun'),
    field_lead: t('palace-hotel-two-villas'),
    hero: pic('harbour'),
    campus: {
      school: 'SHMS',
      street: 'Seeblickstrasse 12',
      postal_code: '3700',
      city: 'Spiez',
      canton: 'Bern',
      latitude: 46.6889,
      longitude: 7.6861,
      altitude: 628,
      students: 420,
      nationalities: 58,
      facilities: [
        t('ballroom-400-guests'),
        t('pricing-room-live-data'),
        t('three-restaurants-one-them'),
        t('library-former-chapel'),
        t('boathouse-eleven-sailing-boats'),
      ],
      travel: [t('1-h-58-min'), t('31-min-from-bern'), t('steamer-from-thun-summer')],
    },
    blocks: [
      {
        type: 'timeline',
        field_tone: 'tint',
        field_title: t('house-through-years'),
        field_items: [
          step('1902', t('seeblick-opens-186-rooms')),
          step('1911', t('first-lift-valley')),
          step('1976', t('hotel-closes-school-moves')),
          step('2026', t('heat-from-lake-replaces')),
        ],
      },
      {
        type: 'gallery',
        perPage: 3,
        field_items: [
          captioned('ballroom', t('ballroom-restored-2014')),
          captioned('library', t('chapel-library')),
          captioned('dormitory', t('double-room-villa-ost')),
          captioned('garden', t('park-open-town')),
        ],
      },
      comingDates('SHMS', '2'),
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('come-front-door'),
        field_links: [link('/visit/', labels.visit), link('/programs/', labels.allPrograms)],
        image: pic('lake-steamer'),
      },
    ],
  },
];
