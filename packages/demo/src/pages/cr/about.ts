import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic, stat, step, t } from '../kit/text.ts';

/** About the college, and its fund. English alone. */
export const crAbout: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/about/',
    brands: ['CR'],
    title: t('About the college'),
    field_lead: t('A business school that keeps its minutes, and lets you read them.'),
    hero: pic('campus-courtyard'),
    blocks: [
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat('1968', t('founded')),
          stat('340', t('students')),
          stat('51', t('countries')),
          stat('1 : 13', t('teachers to students')),
        ],
      },
      {
        type: 'rich_text',
        field_text: t(
          '## Why it stands where it stands\n\nIn 1968 the steamers on Lake Lucerne were losing money, and so were the hotels at their landing stages. Nine owners founded a college to find out why. The first class found that boats and hotels used different timetables.\n\nThat is still the method: look at the place, count, ask the people, then open the book. The building was planned for it, without corridors and with one courtyard that everybody must cross.',
        ),
      },
      {
        type: 'timeline',
        field_tone: 'tint',
        field_items: [
          step('1968', t('Nine owners, 27 students, one question')),
          step('1979', t('First business degree of the region in English')),
          step('1995', t('Café Linde handed over to students')),
          step('2012', t('Founders’ house with 18 desks')),
          step('2015', t('The Dampfschiff Fund receives CHF 900,000')),
          step('2017', t('Founding member of the Summit Education Group')),
          step('2021', t('Bachelor in Digital Business')),
          step('2023', t('The 05:54 boat sails, because of a thesis')),
        ],
      },
      {
        type: 'people',
        field_title: t('Who you will argue with'),
        field_items: [
          {
            name: t('Principal'),
            role: t('College'),
            field_text: t('Economist; publishes her own expenses each quarter.'),
          },
          {
            name: t('Head of Digital Business'),
            role: t('Bachelor’s programme'),
            field_text: t('Built timetables for eleven years; believes in none.'),
          },
          {
            name: t('Head of Entrepreneurship'),
            role: t('Founders’ house'),
            field_text: t('Two companies sold, one closed; teaches mostly from the third.'),
          },
          {
            name: t('Tutor of the Foundation Year'),
            role: t('House Ahorn'),
            field_text: t('Sees every student every Friday.'),
          },
        ],
      },
      {
        type: 'logos',
        field_title: t('Recognised by'),
        field_items: [
          { title: t('Alpine Council for Higher Education') },
          { title: t('Lake Quality Mark 2026') },
          { title: t('Central Swiss Chamber of Founders') },
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/dampfschiff-fund/',
    brands: ['CR'],
    title: t('The Dampfschiff Fund'),
    field_pretitle: t('CHF 1.2 million, twelve students'),
    field_lead: t('An investment fund whose minutes hang in the baker’s window.'),
    hero: pic('lake-steamer'),
    blocks: [
      {
        type: 'stats',
        field_items: [
          stat('4.1 %', t('a year since 2015')),
          stat('−7.3 %', t('in 2018, the worst year')),
          stat('12', t('students decide')),
          stat('44', t('public meetings so far')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('The rules of a ship-owner'),
        field_text: t(
          'One: nothing that the village wouldn’t understand. Two: never more than a tenth in one place. Three: whoever proposes a purchase must also write down when to sell. Four: the minutes are public, including who was wrong.',
        ),
        field_media: pic('seminar-room'),
      },
      {
        type: 'accordion',
        field_tone: 'tint',
        field_title: t('Three decisions, with hindsight'),
        field_items: [
          {
            field_title: t('A cableway, bought in 2016'),
            field_text: t('Right for the wrong reason. We expected skiers; hikers paid.'),
          },
          {
            field_title: t('A meal-kit company, bought in 2017'),
            field_text: t('Wrong. We liked the food. Loss: CHF 31,000, and a page in the library.'),
          },
          { field_title: t('Cash, kept in 2021'), field_text: t('Boring, contested, right.') },
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('Come to a meeting'),
        field_text: t('Village hall, four times a year, coffee by Café Linde.'),
        field_links: [link('/events/', labels.allEvents)],
      },
    ],
  },
];
