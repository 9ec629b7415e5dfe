import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { comingDates } from '../kit/comingDates.ts';
import { labels } from '../kit/labels.ts';
import { captioned, link, pic, stat } from '../kit/text.ts';

const t = loadTexts('pages/him/campus');

/** The campus in Mürren. */
export const himCampus: SeedPage[] = [
  {
    type: 'singleCampus',
    alias: '/campuses/muerren/',
    brands: ['SEG', 'HIM'],
    title: t('campus-murren'),
    field_pretitle: t('1-638-m-bernese'),
    field_lead: t('five-houses-balcony-above'),
    hero: pic('facade-chalet'),
    campus: {
      school: 'HIM',
      street: 'Haus Schilthalde',
      postal_code: '3825',
      city: 'Mürren',
      canton: 'Bern',
      latitude: 46.5592,
      longitude: 7.8925,
      altitude: 1638,
      students: 280,
      nationalities: 46,
      facilities: [
        t('training-hotel-42-rooms'),
        t('front-office-lab'),
        t('two-teaching-kitchens'),
        t('library-open-day-night'),
        t('climbing-hall-ski-room'),
      ],
      travel: [t('2-h-55-min'), t('50-min-from-interlaken'), t('no-access-car-parking')],
    },
    blocks: [
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned('dormitory', t('single-room-house-two')),
          captioned('library', t('reading-table-third-floor')),
          captioned('alps-dusk', t('view-17-40-march')),
        ],
      },
      {
        type: 'stats',
        field_tone: 'tint',
        field_title: labels.inFigures,
        field_items: [
          stat(t('8-min'), t('between-two-houses-furthest')),
          stat('212', t('student-rooms')),
          stat(t('54-km'), t('ski-runs-from-door')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('life-balcony'),
        field_text: t('there-one-grocery-one'),
        field_media: pic('terrace-summer'),
      },
      comingDates('HIM', '2'),
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('come-up-day'),
        field_links: [link('/visit/', labels.visit), link('/programs/', labels.allPrograms)],
      },
    ],
  },
];
