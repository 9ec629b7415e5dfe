import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { fold, link, pic, stat, step } from '../kit/text.ts';

const t = loadTexts('pages/seg/work');

/** Careers, alumni and sustainability of the group. English alone. */
export const segWork: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/careers/',
    brands: ['SEG'],
    title: t('careers-internships'),
    field_lead: t('eleven-people-bern-do'),
    hero: pic('train-viaduct'),
    blocks: [
      {
        type: 'stats',
        field_tone: 'ink',
        field_items: [
          stat('610', t('partner-houses')),
          stat('44', t('countries')),
          stat('95 %', t('work-within-six-months')),
          stat('CHF 2,390', t('median-monthly-pay-swiss')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('every-contract-read'),
        field_text: t('hours-pay-room-insurance'),
        field_media: pic('seminar-room'),
      },
      {
        type: 'cards',
        field_variant: 'index',
        field_title: t('school'),
        field_items: [
          {
            field_title: t('murren-140-houses-mountains'),
            link: link('/schools/him/', labels.allPrograms),
          },
          {
            field_title: t('spiez-164-employers-career'),
            link: link('/schools/shms/', labels.allPrograms),
          },
          {
            field_title: t('ascona-172-kitchens-forty'),
            link: link('/schools/caa/', labels.allPrograms),
          },
          {
            field_title: t('weggis-firms-bring-monday'),
            link: link('/schools/cr/', labels.allPrograms),
          },
        ],
      },
      {
        type: 'accordion',
        field_tone: 'tint',
        field_title: t('employers'),
        field_items: [
          fold(t('how-do-i-meet'), t('recruiting-days-march-october')),
          fold(t('what-do-expect'), t('written-rota-named-mentor')),
        ],
      },
      {
        type: 'cta',
        field_title: t('write-placement-office'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/alumni/',
    brands: ['SEG'],
    field_newsletter_mode: 'alumni',
    title: t('alumni'),
    field_lead: t('11-400-graduates-108'),
    hero: pic('night-city'),
    blocks: [
      {
        type: 'timeline',
        field_title: t('what-stays-open'),
        field_items: [
          step(t('always'), t('placement-office'), t('life-without-fee')),
          step(t('monthly'), t('table-near'), t('first-thursday-63-cities')),
          step(t('yearly'), t('one-module'), t('any-module-any-school')),
          step(t('every-five-years'), t('reunion'), t('old-room-if-book')),
        ],
      },
      {
        type: 'quote',
        field_tone: 'brand',
        field_text: t('i-landed-nairobi-wednesday'),
        field_author: t('graduate-2019'),
        field_role: t('revenue-manager'),
      },
      {
        type: 'stats',
        field_items: [
          stat('63', t('local-tables')),
          stat('108', t('countries')),
          stat('1,140', t('mentors')),
        ],
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t('stay-touch'),
        field_text: t('four-letters-year-graduates'),
        field_links: [
          link('/newsletter-alumni/', t('subscribe')),
          link('/refer-a-friend/', t('refer-friend')),
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/sustainability/',
    brands: ['SEG'],
    title: t('what-use-up'),
    field_lead: t('heat-food-paper-flights'),
    hero: pic('alps-storm'),
    blocks: [
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat('−61 %', t('heating-oil-since-2017')),
          stat('38 g', t('food-waste-meal-from')),
          stat('+14 %', t('flights-students-per-head')),
          stat('0', t('campuses-need-car')),
        ],
      },
      {
        type: 'rich_text',
        field_text: t('what-worked-wood-chips'),
      },
      { type: 'media', field_media: pic('lake-noon') },
      {
        type: 'cta',
        field_title: t('ask-full-table'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
];
