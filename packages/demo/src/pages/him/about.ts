import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic, stat, step, t } from '../kit/text.ts';

/** About the institute, and its training hotel. English alone (as all pages of this file). */
export const himAbout: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/about/',
    brands: ['HIM'],
    title: t('About the institute'),
    field_lead: t('Founded by five hoteliers who couldn’t find staff, and decided to train them.'),
    hero: pic('terrace-winter'),
    blocks: [
      {
        type: 'rich_text',
        field_text: t(
          '## A winter without waiters\n\nIn December 1973 five hotels in Mürren opened for the season with a third of their posts empty. Their owners rented the closed Hotel Schilthalde, hired two teachers and a baker, and took in 22 apprentices. The first class cooked its own lunch and made its own beds, and so has every class since.\n\nThe institute still belongs to the village: a foundation of five hotels, the commune and the cableway owns it, and nobody can sell it.',
        ),
      },
      {
        type: 'timeline',
        field_tone: 'tint',
        field_title: t('Fifty years in nine lines'),
        field_items: [
          step('1974', t('Teaching starts with 22 apprentices')),
          step('1981', t('First diploma recognised by the canton')),
          step('1989', t('House Two opens; students from eleven countries')),
          step('1998', t('The Schilthalde takes paying guests again')),
          step('2006', t('Bachelor’s degree, in English')),
          step(
            '2013',
            t('A fire in the old kitchen; nobody hurt'),
            t('Lessons went on in the church hall for nine weeks.'),
          ),
          step('2017', t('Joins the Summit Education Group')),
          step('2022', t('Master in Alpine Hospitality Management')),
          step('2027', t('The bath house opens above the Schilthalde')),
        ],
      },
      {
        type: 'people',
        field_title: t('Who answers for what'),
        field_items: [
          {
            name: t('Director'),
            role: t('School and foundation'),
            field_text: t(
              'Came as a student in 1994, left for eleven years in Lisbon and Doha, returned for the quiet.',
            ),
          },
          {
            name: t('Head of Operations'),
            role: t('The Schilthalde'),
            field_text: t('Former hotel director; teaches the first semester herself.'),
          },
          {
            name: t('Dean of Studies'),
            role: t('Curriculum and examinations'),
            field_text: t('Economist; wrote her doctorate on lift queues.'),
          },
          {
            name: t('Placement Officer'),
            role: t('Internships'),
            field_text: t('Knows 140 houses, and which of them feed their trainees well.'),
          },
        ],
      },
      {
        type: 'logos',
        field_tone: 'paper',
        field_title: t('Recognised by, and a member of'),
        field_items: [
          { title: t('Alpine Council for Higher Education') },
          { title: t('Lake Quality Mark 2026') },
          { title: t('Association of Mountain Hotels') },
          { title: t('Valley Fire Service, honorary member') },
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('The archive is open on Fridays'),
        field_text: t('Menus since 1974, guest books, and the chef’s answer to every complaint.'),
        field_links: [link('/visit/', labels.visit), link('/contact/', labels.contact)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/hotel-schilthalde/',
    brands: ['HIM'],
    title: t('Hotel Schilthalde'),
    field_pretitle: t('Our training hotel'),
    field_lead: t('Forty-two rooms, 36 students, one general manager aged about twenty-one.'),
    hero: pic('lobby-evening'),
    blocks: [
      {
        type: 'stats',
        field_items: [
          stat('42', t('rooms')),
          stat('78 %', t('occupied, on average over the year')),
          stat('CHF 61,400', t('profit last winter')),
          stat('8.9 / 10', t('guest rating, 1,912 reviews')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('How a team takes over'),
        field_text: t(
          'On the last Sunday of each term, at four in the afternoon, the keys are handed on in the lobby. The old team has written a book of 60 pages: which radiator knocks, which guest comes every February, why the bread order is what it is. The new team has two hours to read it. At six the doors open.\n\nA mentor is in the house day and night. She has intervened 14 times in nine years.',
        ),
        field_media: pic('reception-desk'),
      },
      {
        type: 'tabs',
        field_tone: 'tint',
        field_title: t('The posts'),
        field_items: [
          {
            field_title: t('Direction'),
            field_text: t(
              'General manager, deputy, controller. Weekly report to the board of the foundation, Mondays at seven.',
            ),
          },
          {
            field_title: t('Rooms'),
            field_text: t(
              'Front office, housekeeping, night, technical service: sixteen people, one rota, no secrets.',
            ),
          },
          {
            field_title: t('Food and drink'),
            field_text: t(
              'Kitchen, restaurant, bar: seventeen people, 58 covers at breakfast, 74 at dinner on Saturdays.',
            ),
          },
        ],
      },
      {
        type: 'quote',
        field_text: t('We came for the view. We talk about the breakfast team.'),
        field_author: t('Guest book, March 2026'),
      },
    ],
  },
];
