import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { comingDates } from '../kit/comingDates.ts';
import { labels } from '../kit/labels.ts';
import { captioned, link, pic, stat } from '../kit/text.ts';

const t = loadTexts('pages/caa/campus');

/** The campus in Ascona. */
export const caaCampus: SeedPage[] = [
  {
    type: 'singleCampus',
    alias: '/campuses/ascona/',
    brands: ['SEG', 'CAA'],
    title: t('campus-ascona'),
    field_pretitle: t('196-m-lake-maggiore'),
    field_lead: t('former-silk-warehouse-promenade'),
    hero: pic('palm-promenade'),
    campus: {
      school: 'CAA',
      street: 'Via del Pontile 4',
      postal_code: '6612',
      city: 'Ascona',
      canton: 'Ticino',
      latitude: 46.1546,
      longitude: 8.7697,
      altitude: 196,
      students: 160,
      nationalities: 34,
      facilities: [
        t('seven-teaching-kitchens-one'),
        t('restaurant-il-pontile-58'),
        t('garden-140-varieties'),
        t('cellar-smokehouse-bread-oven'),
        t('tasting-room-twelve-booths'),
      ],
      travel: [t('15-min-bus-from'), t('2-h-50-min'), t('2-h-from-milan')],
    },
    blocks: [
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat('6:05', t('market-opens')),
          stat('140', t('varieties-garden')),
          stat(t('90-m'), t('from-kitchen-1-water')),
        ],
      },
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned('kitchen-copper', t('kitchen-1')),
          captioned('garden', t('terrace-7-herbs-beans')),
          captioned('dormitory', t('casa-gialla-student-rooms')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('south-everything'),
        field_text: t('ascona-lies-lower-than'),
        field_media: pic('lake-sunset'),
      },
      comingDates('CAA', '2'),
      {
        type: 'cta',
        field_tone: 'ink',
        field_title: t('lunch-half-past-twelve'),
        field_links: [
          link('/visit/', labels.visit),
          link('/culinary-open-day/', labels.culinaryDay),
        ],
      },
    ],
  },
];
