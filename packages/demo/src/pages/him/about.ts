import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { link, pic, stat, step } from '../kit/text.ts';

const t = loadTexts('pages/him/about');

/** About the institute, and its training hotel. English alone (as all pages of this file). */
export const himAbout: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/about/',
    brands: ['HIM'],
    title: t('about-institute'),
    field_lead: t('founded-five-hoteliers-who'),
    hero: pic('terrace-winter'),
    blocks: [
      {
        type: 'rich_text',
        field_text: t('winter-without-waiters-december'),
      },
      {
        type: 'timeline',
        field_tone: 'tint',
        field_title: t('fifty-years-nine-lines'),
        field_items: [
          step('1974', t('teaching-starts-22-apprentices')),
          step('1981', t('first-diploma-recognised-canton')),
          step('1989', t('house-two-opens-students')),
          step('1998', t('schilthalde-takes-paying-guests')),
          step('2006', t('bachelors-degree-english')),
          step('2013', t('fire-old-kitchen-nobody'), t('lessons-went-church-hall')),
          step('2017', t('joins-summit-education-group')),
          step('2022', t('master-alpine-hospitality')),
          step('2027', t('bath-house-opens-above')),
        ],
      },
      {
        type: 'people',
        field_title: t('who-answers-what'),
        field_items: [
          {
            name: t('director'),
            role: t('school-foundation'),
            field_text: t('came-as-student-1994'),
          },
          {
            name: t('head-operations'),
            role: t('schilthalde'),
            field_text: t('former-hotel-director-teaches'),
          },
          {
            name: t('dean-studies'),
            role: t('curriculum-examinations'),
            field_text: t('economist-wrote-her-doctorate'),
          },
          {
            name: t('placement-officer'),
            role: t('internships'),
            field_text: t('knows-140-houses-which'),
          },
        ],
      },
      {
        type: 'logos',
        field_tone: 'paper',
        field_title: t('recognised-member'),
        field_items: [
          { title: t('alpine-council-higher-education') },
          { title: t('lake-quality-mark-2026') },
          { title: t('association-mountain-hotels') },
          { title: t('valley-fire-service-honorary') },
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('archive-open-fridays'),
        field_text: t('menus-since-1974-guest'),
        field_links: [link('/visit/', labels.visit), link('/contact/', labels.contact)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/hotel-schilthalde/',
    brands: ['HIM'],
    title: t('hotel-schilthalde'),
    field_pretitle: t('training-hotel'),
    field_lead: t('forty-two-rooms-36'),
    hero: pic('lobby-evening'),
    blocks: [
      {
        type: 'stats',
        field_items: [
          stat('42', t('rooms')),
          stat('78 %', t('occupied-average-over-year')),
          stat('CHF 61,400', t('profit-last-winter')),
          stat('8.9 / 10', t('guest-rating-1-912')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('how-team-takes-over'),
        field_text: t('last-sunday-each-term'),
        field_media: pic('reception-desk'),
      },
      {
        type: 'tabs',
        field_tone: 'tint',
        field_title: t('posts'),
        field_items: [
          {
            field_title: t('direction'),
            field_text: t('general-manager-deputy'),
          },
          {
            field_title: t('rooms-title'),
            field_text: t('front-office-housekeeping-night'),
          },
          {
            field_title: t('food-drink'),
            field_text: t('kitchen-restaurant-bar-seventeen'),
          },
        ],
      },
      {
        type: 'quote',
        field_text: t('came-view-talk-about'),
        field_author: t('guest-book-march-2026'),
      },
    ],
  },
];
