import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { captioned, link, pic, stat, step } from '../kit/text.ts';

const t = loadTexts('pages/shms/about');

/** About the school, and its ballroom. English alone. */
export const shmsAbout: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/about/',
    brands: ['SHMS'],
    title: t('about-seeblick'),
    field_lead: t('hotel-became-school-without'),
    hero: pic('facade-palace'),
    blocks: [
      {
        type: 'text_media',
        field_title: t('eleven-owners-one-lift'),
        field_text: t('seeblick-was-built-nineteen'),
        field_media: pic('lobby-day'),
        field_side: 'end',
      },
      {
        type: 'timeline',
        field_tone: 'tint',
        field_items: [
          step('1976', t('forty-one-students-move')),
          step('1984', t('teaching-changes-from-german')),
          step('1999', t('first-spring-ball-run')),
          step('2008', t('masters-programme-finance')),
          step('2014', t('ballroom-restored-hand-400')),
          step('2017', t('founding-member-summit-education')),
          step('2024', t('pricing-room-opens-data')),
          step('2026', t('heat-from-lake-replaces')),
        ],
      },
      {
        type: 'stats',
        field_items: [
          stat('420', t('students')),
          stat('58', t('nations')),
          stat('64', t('teachers-staff')),
          stat('6,200', t('graduates-since-1976')),
        ],
      },
      {
        type: 'people',
        field_tone: 'paper',
        field_title: t('house-committee'),
        field_items: [
          {
            name: t('rector'),
            role: t('school'),
            field_text: t('historian-has-read-all'),
          },
          {
            name: t('head-guest-experience'),
            role: t('palace'),
            field_text: t('twenty-years-grand-hotels'),
          },
          {
            name: t('head-finance'),
            role: t('masters-programme'),
            field_text: t('former-lender-has-said'),
          },
          {
            name: t('master-ballroom'),
            role: t('events'),
            field_text: t('stage-manager-from-basel'),
          },
        ],
      },
      {
        type: 'logos',
        field_title: t('accredited-member'),
        field_items: [
          { title: t('alpine-council-higher-education') },
          { title: t('lake-quality-mark-2026') },
          { title: t('guild-palace-hotels') },
          { title: t('thun-chamber-trade') },
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/ballroom/',
    brands: ['SHMS'],
    title: t('ballroom'),
    field_pretitle: t('sixty-evenings-year'),
    field_lead: t('hire-room-1902-team'),
    hero: pic('ballroom'),
    blocks: [
      {
        type: 'gallery',
        perPage: 3,
        field_items: [
          captioned('table-setting', t('dinner-220')),
          captioned('conference', t('congress-380')),
          captioned('terrace-evening', t('reception-outdoors-400')),
          captioned('garden', t('ceremony-park')),
        ],
      },
      {
        type: 'cards',
        field_variant: 'grid',
        field_title: t('what-costs'),
        field_items: [
          {
            field_title: t('dinner'),
            field_text: t('from-chf-96-person'),
          },
          {
            field_title: t('day'),
            field_text: t('chf-3-800-stage'),
          },
          {
            field_title: t('wedding'),
            field_text: t('chf-5-400-lift'),
          },
        ],
      },
      {
        type: 'quote',
        field_tone: 'ink',
        field_text: t('cake-fell-21-40'),
        field_author: t('mother-bride-june-2026'),
      },
      {
        type: 'cta',
        field_title: t('ask-date'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
];
