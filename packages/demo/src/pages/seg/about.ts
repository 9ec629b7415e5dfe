import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { captioned, fold, link, pic, stat, step } from '../kit/text.ts';

const t = loadTexts('pages/seg/about');

/** The group's schools in all languages; about, accreditation and the house in Bern in fewer. */
export const segAbout: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/schools/',
    brands: ['SEG'],
    title: t('schools'),
    field_lead: t('each-was-founded-people'),
    hero: pic('alps-noon'),
    blocks: [
      {
        type: 'school_cards',
        field_items: [
          {
            school: 'HIM',
            title: t('hotel-institute-murren'),
            place: t('murren'),
            field_text: t('those-who-would-rather'),
            image: pic('facade-chalet'),
            link: link('/schools/him/', labels.allPrograms),
          },
          {
            school: 'SHMS',
            title: t('seeblick-hotel-management-school'),
            place: t('spiez'),
            field_text: t('those-who-would-like'),
            image: pic('ballroom'),
            link: link('/schools/shms/', labels.allPrograms),
          },
          {
            school: 'CAA',
            title: t('culinary-academy-ascona'),
            place: t('ascona'),
            field_text: t('those-who-taste-before'),
            image: pic('kitchen-still-life'),
            link: link('/schools/caa/', labels.allPrograms),
          },
          {
            school: 'CR',
            title: t('college-rigi'),
            place: t('weggis'),
            field_text: t('those-who-ask-what'),
            image: pic('campus-courtyard'),
            link: link('/schools/cr/', labels.allPrograms),
          },
        ],
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t('not-sure-which-one'),
        field_links: [
          link('/compare/', labels.compare),
          link('/meet-a-representative/', labels.meet),
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/about/',
    brands: ['SEG'],
    title: t('about-group'),
    field_lead: t('four-schools-kept-their'),
    hero: pic('bridge'),
    blocks: [
      {
        type: 'rich_text',
        field_text: t('one-back-office-four'),
      },
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat('4', t('schools-counted')),
          stat('1,200', t('students')),
          stat('92', t('nationalities')),
          stat('286', t('staff')),
          stat('7.8 %', t('spent-itself')),
        ],
      },
      {
        type: 'timeline',
        field_items: [
          step('1968', t('college-rigi-weggis')),
          step('1974', t('murren-founded')),
          step('1976', t('seeblick-founded')),
          step('1990', t('ascona-founded')),
          step('2017', t('summit-education-group-bern')),
          step('2026', t('twenty-programmes-one')),
        ],
      },
      {
        type: 'people',
        field_tone: 'tint',
        field_title: t('board-foundation'),
        field_items: [
          {
            name: t('president'),
            field_text: t('former-head-cantonal-school'),
          },
          {
            name: t('four-school-directors'),
            field_text: t('one-vote-each-one'),
          },
          { name: t('two-graduates'), field_text: t('elected-11-400-others') },
          { name: t('one-student'), field_text: t('vote-fees') },
        ],
      },
      {
        type: 'logos',
        field_title: t('accredited'),
        field_items: [
          { title: t('alpine-council-higher-education') },
          { title: t('lake-quality-mark-2026') },
          { title: t('swiss-foundations-ledger') },
        ],
      },
      {
        type: 'cta',
        field_tone: 'ink',
        field_title: t('annual-report'),
        field_text: t('forty-pages-salaries-ask'),
        field_links: [
          link('/contact/', labels.contact),
          link('/accreditation/', t('accreditation')),
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/accreditation/',
    brands: ['SEG'],
    title: t('accreditation-quality'),
    field_lead: t('what-degrees-worth-who'),
    hero: pic('library'),
    blocks: [
      {
        type: 'tabs',
        field_title: t('three-answers'),
        field_items: [
          {
            field_title: t('universities'),
            field_text: t('bachelors-degrees-carry-180'),
          },
          {
            field_title: t('employers'),
            field_text: t('each-degree-has-number'),
          },
          {
            field_title: t('families'),
            field_text: t('fees-held-trust-until'),
          },
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_tone: 'tint',
        field_title: labels.questions,
        field_items: [
          fold(t('degree-recognised-my-country'), t('most-recognition-decided-own')),
          fold(t('who-checks-schools'), t('external-examiners-sit-every')),
        ],
      },
    ],
  },
  {
    type: 'singleCampus',
    alias: '/campuses/bern/',
    brands: ['SEG'],
    title: t('house-group-bern'),
    field_pretitle: t('admissions-placements-registry'),
    field_lead: t('not-campus-but-address'),
    hero: pic('old-town'),
    campus: {
      school: 'SEG',
      street: 'Kramgasse 87',
      postal_code: '3011',
      city: 'Bern',
      canton: 'Bern',
      latitude: 46.9481,
      longitude: 7.4503,
      altitude: 540,
      facilities: [
        t('admissions-all-four-schools'),
        t('placement-office'),
        t('friday-classroom-finance-masters'),
      ],
      travel: [t('nine-minutes-foot-from'), t('1-h-15-min')],
    },
    blocks: [
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned('seminar-room', t('third-floor-friday')),
          captioned('bridge', t('five-minutes-away')),
        ],
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t('come'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
];
