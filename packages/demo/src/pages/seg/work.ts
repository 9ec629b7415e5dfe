import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { fold, link, pic, stat, step, t } from '../kit/text.ts';

/** Careers, alumni and sustainability of the group. English alone. */
export const segWork: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/careers/',
    brands: ['SEG'],
    title: t('Careers and internships'),
    field_lead: t(
      'Eleven people in Bern do nothing but find good houses for our students, and tell bad ones why.',
    ),
    hero: pic('train-viaduct'),
    blocks: [
      {
        type: 'stats',
        field_tone: 'ink',
        field_items: [
          stat('610', t('partner houses')),
          stat('44', t('countries')),
          stat('95 %', t('in work within six months')),
          stat('CHF 2,390', t('median monthly pay in Swiss internships')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('Every contract is read'),
        field_text: t(
          'Hours, pay, room, insurance, notice. About one contract in twelve goes back to the employer with a pencil mark. Most are corrected within a day, and those that aren’t are not signed.',
        ),
        field_media: pic('seminar-room'),
      },
      {
        type: 'cards',
        field_variant: 'index',
        field_title: t('By school'),
        field_items: [
          {
            field_title: t('Mürren: 140 houses, mountains to cities'),
            link: link('/schools/him/', labels.allPrograms),
          },
          {
            field_title: t('Spiez: 164 employers at the career days'),
            link: link('/schools/shms/', labels.allPrograms),
          },
          {
            field_title: t('Ascona: 172 kitchens, forty struck off'),
            link: link('/schools/caa/', labels.allPrograms),
          },
          {
            field_title: t('Weggis: firms that bring Monday problems'),
            link: link('/schools/cr/', labels.allPrograms),
          },
        ],
      },
      {
        type: 'accordion',
        field_tone: 'tint',
        field_title: t('For employers'),
        field_items: [
          fold(
            t('How do I meet students?'),
            t(
              'Recruiting days in March and October, at each school on a different weekday. Small houses come free.',
            ),
          ),
          fold(
            t('What do you expect?'),
            t('A written rota, a named mentor, and an honest answer when we call.'),
          ),
        ],
      },
      {
        type: 'cta',
        field_title: t('Write to the placement office'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/alumni/',
    brands: ['SEG'],
    title: t('Alumni'),
    field_lead: t(
      '11,400 graduates in 108 countries, 63 local tables, one promise: somebody answers.',
    ),
    hero: pic('night-city'),
    blocks: [
      {
        type: 'timeline',
        field_title: t('What stays open to you'),
        field_items: [
          step(t('Always'), t('The placement office'), t('For life, and without a fee.')),
          step(
            t('Monthly'),
            t('A table near you'),
            t('First Thursday, in 63 cities. New in town? Just sit down.'),
          ),
          step(
            t('Yearly'),
            t('One module'),
            t('Any module of any school, at a tenth of the price.'),
          ),
          step(
            t('Every five years'),
            t('Reunion'),
            t('Your old room, if you book before somebody else does.'),
          ),
        ],
      },
      {
        type: 'quote',
        field_tone: 'brand',
        field_text: t(
          'I landed in Nairobi on a Wednesday knowing nobody. On Thursday I had a dentist, a flat and a choir.',
        ),
        field_author: t('Graduate of 2019'),
        field_role: t('Revenue manager'),
      },
      {
        type: 'stats',
        field_items: [
          stat('63', t('local tables')),
          stat('108', t('countries')),
          stat('1,140', t('mentors')),
        ],
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t('Stay in touch'),
        field_text: t('Four letters a year, by graduates, for graduates.'),
        field_links: [
          link('/newsletter-alumni/', t('Subscribe')),
          link('/refer-a-friend/', t('Refer a friend')),
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/sustainability/',
    brands: ['SEG'],
    title: t('What we use up'),
    field_lead: t(
      'Heat, food, paper, flights. The figures of 2025, including those that got worse.',
    ),
    hero: pic('alps-storm'),
    blocks: [
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat('−61 %', t('heating oil since 2017')),
          stat('38 g', t('food waste a meal, from 112')),
          stat('+14 %', t('flights of students, per head')),
          stat('0', t('campuses that need a car')),
        ],
      },
      {
        type: 'rich_text',
        field_text: t(
          '## What worked\n\nHeat from Lake Thun replaced 190,000 litres of oil a year in Spiez. In Ascona the Monday list of what is ripe halved what is thrown away. Mürren never had a choice: everything comes up by cable, so nothing comes up twice.\n\n## What didn’t\n\nFlights. Our students live further away than ever. We pay for the night train within Europe and count the rest honestly; we don’t buy certificates.',
        ),
      },
      { type: 'media', field_media: pic('lake-noon') },
      {
        type: 'cta',
        field_title: t('Ask for the full table'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
];
