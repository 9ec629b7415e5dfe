import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic, stat } from '../kit/text.ts';
import { shmsHomeClosing } from './homeClosing.ts';

const t = loadTexts('pages/shms/home');

/** Home page of the Seeblick Hotel Management School. */
export const shmsHome: SeedPage[] = [
  {
    type: 'homepage',
    alias: '/',
    brands: ['SHMS'],
    title: t('seeblick-hotel-management-school'),
    field_lead: t('hotel-management-events-finance'),
    metatag: {
      title: t('metatag-title'),
      description: t('degrees-hospitality-leadership'),
    },
    blocks: [
      {
        type: 'hero',
        field_variant: 'split',
        field_tone: 'tint',
        field_pretitle: t('spiez-lake-thun-since'),
        field_title: t('learn-run-house'),
        field_text: t('74-years-kings-cotton'),
        field_media: pic('facade-palace'),
        field_links: [link('/programs/', labels.allPrograms), link('/brochure/', labels.brochure)],
      },
      {
        type: 'rich_text',
        field_text: t('palace-good-teacher-has'),
      },
      {
        type: 'cards',
        field_variant: 'rail',
        field_title: t('four-floors-four-crafts'),
        field_items: [
          {
            field_title: t('ballroom'),
            field_text: t('events-students-stage-60'),
            image: pic('ballroom'),
            link: link('/programs/bachelor-events-and-guest-experience/', labels.seeProgram),
          },
          {
            field_title: t('front-office'),
            field_text: t('two-desks-three-systems'),
            image: pic('lobby-evening'),
            link: link('/programs/bachelor-hospitality-leadership/', labels.seeProgram),
          },
          {
            field_title: t('trading-floor'),
            field_text: t('twelve-screens-40-hotels'),
            image: pic('conference'),
            link: link('/programs/master-hospitality-finance/', labels.seeProgram),
          },
          {
            field_title: t('back-house'),
            field_text: t('laundry-stores-kitchens-boilers'),
            image: pic('kitchen-copper'),
            link: link('/programs/diploma-hotel-operations/', labels.seeProgram),
          },
        ],
      },
      {
        type: 'program_list',
        field_tone: 'paper',
        field_title: t('programmes'),
        query: { schools: ['SHMS'], limit: 5 },
        field_link: link('/programs/', labels.allPrograms),
        field_variant: 'table',
      },
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat('420', t('students-from-58-nations')),
          stat(t('31-min'), t('train-bern')),
          stat('164', t('employers-last-career-days')),
          stat(t('days-2-to-7'), t('job-offers-per-graduate')),
        ],
      },
      {
        type: 'tabs',
        field_title: t('where-three-years-take'),
        field_items: [
          {
            field_title: t('year-one'),
            field_text: t('serve-cook-clean-count'),
            image: pic('table-setting'),
          },
          {
            field_title: t('year-two'),
            field_text: t('six-months-internship-six'),
            image: pic('seminar-room'),
          },
          {
            field_title: t('year-three'),
            field_text: t('second-internship-thesis-real'),
            image: pic('facade-night'),
          },
        ],
      },
      ...shmsHomeClosing,
    ],
  },
];
