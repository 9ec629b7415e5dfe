import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { captioned, pic, stat } from '../kit/text.ts';
import { schoolPage } from './schoolPage.ts';

const t = loadTexts('pages/seg/schools');

/** The four schools on the group's site. */
export const segSchools: SeedPage[] = [
  schoolPage({
    code: 'HIM',
    title: t('hotel-institute-murren'),
    pretitle: t('murren-bernese-alps-1'),
    lead: t('smallest-hotel-school-group'),
    hero: 'alps-dawn',
    campus: '/campuses/muerren/',
    blocks: [
      {
        type: 'text_media',
        field_title: t('who-goes-there'),
        field_text: t('people-who-would-rather'),
        field_media: pic('terrace-winter'),
      },
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat('280', t('students')),
          stat('42', t('rooms-training-hotel')),
          stat('97 %', t('work-within-six-months')),
        ],
      },
    ],
    programsTitle: t('programmes-murren'),
    variant: 'cards',
    openDay: { url: '/open-house/', title: labels.openHouse },
  }),
  schoolPage({
    code: 'SHMS',
    title: t('seeblick-hotel-management-school'),
    pretitle: t('spiez-lake-thun'),
    lead: t('palace-hotel-1902-ballroom'),
    hero: 'facade-night',
    campus: '/campuses/spiez/',
    blocks: [
      {
        type: 'gallery',
        field_tone: 'tint',
        perPage: 3,
        field_items: [
          captioned('ballroom', t('sixty-evenings-year')),
          captioned('lobby-evening', t('ninety-seconds-no-longer')),
          captioned('conference', t('forty-hotels-live')),
        ],
      },
      {
        type: 'rich_text',
        field_text: t('who-goes-there-people'),
      },
    ],
    programsTitle: t('programmes-spiez'),
    variant: 'table',
    openDay: { url: '/open-house/', title: labels.openHouse },
  }),
  schoolPage({
    code: 'CAA',
    title: t('culinary-academy-ascona'),
    pretitle: t('ascona-lake-maggiore'),
    lead: t('seven-kitchens-former-silk'),
    hero: 'kitchen-pass',
    campus: '/campuses/ascona/',
    blocks: [
      {
        type: 'stats',
        field_tone: 'ink',
        field_items: [
          stat(t('30-h'), t('week-stove')),
          stat('12', t('cooks-group')),
          stat('58', t('seats-il-pontile')),
        ],
      },
      {
        type: 'text_media',
        field_side: 'start',
        field_title: t('who-goes-there'),
        field_text: t('people-who-taste-before'),
        field_media: pic('market-stall'),
      },
    ],
    programsTitle: t('programmes-ascona'),
    variant: 'cards',
    openDay: { url: '/culinary-open-day/', title: labels.culinaryDay },
  }),
  schoolPage({
    code: 'CR',
    title: t('college-rigi'),
    pretitle: t('weggis-lake-lucerne'),
    lead: t('business-people-who-like'),
    hero: 'lake-sail',
    campus: '/campuses/weggis/',
    blocks: [
      {
        type: 'text_media',
        field_tone: 'tint',
        field_title: t('who-goes-there'),
        field_text: t('people-who-ask-what'),
        field_media: pic('campus-courtyard'),
      },
      {
        type: 'stats',
        field_items: [
          stat('62', t('companies-founded-since-2012')),
          stat('28', t('monday-problems-year')),
          stat('93 / 98', t('foundation-year-went')),
        ],
      },
    ],
    programsTitle: t('programmes-weggis'),
    variant: 'table',
    openDay: { url: '/open-house/', title: labels.openHouse },
  }),
];
