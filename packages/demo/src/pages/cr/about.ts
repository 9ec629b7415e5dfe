import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic, stat, step } from '../kit/text.ts';

const t = loadTexts('pages/cr/about');

/** About the college, and its fund. English alone. */
export const crAbout: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/about/',
    brands: ['CR'],
    title: t('about-college'),
    field_lead: t('business-school-keeps-minutes'),
    hero: pic('campus-courtyard'),
    blocks: [
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat('1968', t('founded')),
          stat('340', t('students')),
          stat('51', t('countries')),
          stat('1 : 13', t('teachers-students')),
        ],
      },
      {
        type: 'rich_text',
        field_text: t('why-stands-where-stands'),
      },
      {
        type: 'timeline',
        field_tone: 'tint',
        field_items: [
          step('1968', t('nine-owners-27-students')),
          step('1979', t('first-business-degree-region')),
          step('1995', t('cafe-linde-handed-over')),
          step('2012', t('founders-house-18-desks')),
          step('2015', t('dampfschiff-fund-receives-chf')),
          step('2017', t('founding-member-summit-education')),
          step('2021', t('bachelor-digital-business')),
          step('2023', t('05-54-boat-sails')),
        ],
      },
      {
        type: 'people',
        field_title: t('who-will-argue'),
        field_items: [
          {
            name: t('principal'),
            role: t('college'),
            field_text: t('economist-publishes-her-own'),
          },
          {
            name: t('head-digital-business'),
            role: t('bachelors-programme'),
            field_text: t('built-timetables-eleven-years'),
          },
          {
            name: t('head-entrepreneurship'),
            role: t('founders-house'),
            field_text: t('two-companies-sold-one'),
          },
          {
            name: t('tutor-foundation-year'),
            role: t('house-ahorn'),
            field_text: t('sees-every-student-every'),
          },
        ],
      },
      {
        type: 'logos',
        field_title: t('recognised'),
        field_items: [
          { title: t('alpine-council-higher-education') },
          { title: t('lake-quality-mark-2026') },
          { title: t('central-swiss-chamber-founders') },
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/dampfschiff-fund/',
    brands: ['CR'],
    title: t('dampfschiff-fund'),
    field_pretitle: t('chf-1-2-million'),
    field_lead: t('investment-fund-whose-minutes'),
    hero: pic('lake-steamer'),
    blocks: [
      {
        type: 'stats',
        field_items: [
          stat('4.1 %', t('year-since-2015')),
          stat('−7.3 %', t('2018-worst-year')),
          stat('12', t('students-decide')),
          stat('44', t('public-meetings-so-far')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('rules-ship-owner'),
        field_text: t('one-nothing-village-wouldnt'),
        field_media: pic('seminar-room'),
      },
      {
        type: 'accordion',
        field_tone: 'tint',
        field_title: t('three-decisions-hindsight'),
        field_items: [
          {
            field_title: t('cableway-bought-2016'),
            field_text: t('right-wrong-reason-expected'),
          },
          {
            field_title: t('meal-kit-company-bought'),
            field_text: t('wrong-liked-food-loss'),
          },
          { field_title: t('cash-kept-2021'), field_text: t('boring-contested-right') },
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('come-meeting'),
        field_text: t('village-hall-four-times'),
        field_links: [link('/events/', labels.allEvents)],
      },
    ],
  },
];
