import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { captioned, link, pic, stat, step, t } from '../kit/text.ts';

/** About the school, and its ballroom. English alone. */
export const shmsAbout: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/about/',
    brands: ['SHMS'],
    title: t('About the Seeblick'),
    field_lead: t('A hotel that became a school without ever ceasing to be a hotel.'),
    hero: pic('facade-palace'),
    blocks: [
      {
        type: 'text_media',
        field_title: t('Eleven owners, one lift'),
        field_text: t(
          'The Seeblick was built in nineteen months by a railway engineer who had lost his railway. It opened in May 1902 with electric light in every room, a first on Lake Thun, and went bankrupt in August. Ten owners followed. The eleventh, a widow from Thun, let it to a school in 1976 on two conditions: that the porch be painted every second spring, and that the lift never be replaced.\n\nBoth are kept.',
        ),
        field_media: pic('lobby-day'),
        field_side: 'end',
      },
      {
        type: 'timeline',
        field_tone: 'tint',
        field_items: [
          step('1976', t('Forty-one students move into the west wing')),
          step('1984', t('Teaching changes from German to English')),
          step('1999', t('First Spring Ball run by students')),
          step('2008', t('Master’s programme in finance')),
          step('2014', t('The ballroom is restored, by hand, in 400 days')),
          step('2017', t('Founding member of the Summit Education Group')),
          step('2019', t('Heat from the lake replaces 190,000 litres of oil a year')),
          step('2024', t('The pricing room opens with data of 40 hotels')),
        ],
      },
      {
        type: 'stats',
        field_items: [
          stat('420', t('students')),
          stat('58', t('nations')),
          stat('64', t('teachers and staff')),
          stat('6,200', t('graduates since 1976')),
        ],
      },
      {
        type: 'people',
        field_tone: 'paper',
        field_title: t('The house committee'),
        field_items: [
          {
            name: t('Rector'),
            role: t('School'),
            field_text: t('Historian; has read all eleven owners’ letters.'),
          },
          {
            name: t('Head of Guest Experience'),
            role: t('Palace'),
            field_text: t('Twenty years in grand hotels, four as general manager.'),
          },
          {
            name: t('Head of Finance'),
            role: t('Master’s programme'),
            field_text: t(
              'Former lender; has said no to better plans than yours, and yes to worse.',
            ),
          },
          {
            name: t('Master of the Ballroom'),
            role: t('Events'),
            field_text: t('Stage manager from Basel; owns the keys to 64 fixtures.'),
          },
        ],
      },
      {
        type: 'logos',
        field_title: t('Accredited by, and a member of'),
        field_items: [
          { title: t('Alpine Council for Higher Education') },
          { title: t('Lake Quality Mark 2026') },
          { title: t('Guild of Palace Hotels') },
          { title: t('Thun Chamber of Trade') },
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/ballroom/',
    brands: ['SHMS'],
    title: t('The ballroom'),
    field_pretitle: t('Sixty evenings a year'),
    field_lead: t('Hire a room of 1902 and a team of students who have something to prove.'),
    hero: pic('ballroom'),
    blocks: [
      {
        type: 'gallery',
        perPage: 3,
        field_items: [
          captioned('table-setting', t('Dinner for 220')),
          captioned('conference', t('Congress for 380')),
          captioned('terrace-evening', t('Reception outdoors, 400')),
          captioned('garden', t('Ceremony in the park')),
        ],
      },
      {
        type: 'cards',
        field_variant: 'grid',
        field_title: t('What it costs'),
        field_items: [
          {
            field_title: t('A dinner'),
            field_text: t('From CHF 96 a person: four courses, service, flowers from the garden.'),
          },
          {
            field_title: t('A day'),
            field_text: t('CHF 3,800 with stage, light, sound and two student technicians.'),
          },
          {
            field_title: t('A wedding'),
            field_text: t('CHF 5,400, and the lift is yours for the photograph.'),
          },
        ],
      },
      {
        type: 'quote',
        field_tone: 'ink',
        field_text: t(
          'The cake fell at 21:40. At 21:58 there was another one. I still don’t know how.',
        ),
        field_author: t('Mother of the bride, June 2026'),
      },
      {
        type: 'cta',
        field_title: t('Ask for a date'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
];
