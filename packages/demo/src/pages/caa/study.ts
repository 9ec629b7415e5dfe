import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { captioned, fold, link, pic, stat, step } from '../kit/text.ts';

const t = loadTexts('pages/caa/study');

/** Admissions, scholarships, student life and careers of the academy. English alone. */
export const caaStudy: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/admissions/',
    brands: ['CAA'],
    title: t('admissions'),
    field_lead: t('send-us-papers-then'),
    hero: pic('kitchen-still-life'),
    blocks: [
      {
        type: 'text_media',
        field_title: t('omelette'),
        field_text: t('three-eggs-butter-salt'),
        field_media: pic('kitchen-pass'),
        field_side: 'start',
      },
      {
        type: 'timeline',
        field_tone: 'tint',
        field_title: t('order-things'),
        field_items: [
          step('1', t('papers'), t('school-certificate-proof')),
          step('2', t('omelette-step'), t('within-two-weeks-any')),
          step('3', t('call'), t('thirty-minutes-chef-three')),
          step('4', t('answer'), t('writing-within-ten-working')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [
          fold(t('do-i-need-health'), t('yes-as-every-cook')),
          questions.visa,
          questions.language,
          questions.uniform,
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('break-egg'),
        field_links: [link('/apply/', labels.applyNow)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/scholarships/',
    brands: ['CAA'],
    title: t('scholarships'),
    field_lead: t('paid-tips-really-il'),
    hero: pic('table-setting'),
    blocks: [
      {
        type: 'stats',
        field_items: [
          stat('CHF 184,000', t('pot-2025')),
          stat('26', t('scholarships-counted')),
          stat('10 to 40 %', t('tuition')),
        ],
      },
      {
        type: 'cards',
        field_variant: 'grid',
        field_tone: 'tint',
        field_title: t('who-gets-one'),
        field_items: [
          {
            field_title: t('cooks-trade'),
            field_text: t('20-per-cent-after'),
            image: pic('kitchen-copper'),
          },
          {
            field_title: t('bakers-farmers-children'),
            field_text: t('15-per-cent-named'),
            image: pic('bread-oven'),
          },
          {
            field_title: t('those-who-need'),
            field_text: t('up-40-per-cent'),
            image: pic('market-stall'),
          },
        ],
      },
      {
        type: 'rich_text',
        field_text: t('when-ask-tick-box'),
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/student-life/',
    brands: ['CAA'],
    title: t('student-life'),
    field_lead: t('will-eat-well-sleep'),
    hero: pic('lake-sunset'),
    blocks: [
      {
        type: 'gallery',
        perPage: 3,
        field_items: [
          captioned('dormitory', t('casa-gialla-room-12')),
          captioned('palm-promenade', t('way-class')),
          captioned('harbour', t('ours-green-boat')),
          captioned('bar-counter', t('staff-drink-saturday-one')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('family-meal'),
        field_text: t('11-15-17-15'),
        field_media: pic('terrace-summer'),
        field_side: 'end',
      },
      {
        type: 'accordion',
        field_tone: 'tint',
        field_title: t('practical-matters'),
        field_items: [
          questions.room,
          questions.work,
          fold(t('there-gym'), t('will-carry-forty-litre')),
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/careers/',
    brands: ['CAA'],
    title: t('careers'),
    field_lead: t('there-212-kitchens-list'),
    hero: pic('kitchen-copper'),
    blocks: [
      {
        type: 'rich_text',
        field_text: t('why-strike-kitchens-off'),
      },
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat('172', t('kitchens-list-today')),
          stat('26', t('countries')),
          stat('96 %', t('work-within-six-months')),
          stat('61', t('places-owned-graduates')),
        ],
      },
      {
        type: 'cards',
        field_variant: 'rail',
        field_title: t('where-they-went'),
        field_items: [
          {
            field_title: t('bakery-lorry-bern'),
            field_text: t('class-2021'),
            image: pic('bread-oven'),
          },
          {
            field_title: t('test-kitchen-chocolate-maker'),
            field_text: t('class-2020'),
            image: pic('pastry-bench'),
          },
          {
            field_title: t('nineteen-seats-no-menu'),
            field_text: t('class-2018'),
            image: pic('table-setting'),
          },
          {
            field_title: t('hospital-kitchen-900-zurich'),
            field_text: t('class-2023-most-grateful'),
            image: pic('kitchen-pass'),
          },
        ],
      },
      {
        type: 'cta',
        field_tone: 'ink',
        field_title: t('need-cook'),
        field_text: t('tell-us-hours-pay'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
];
