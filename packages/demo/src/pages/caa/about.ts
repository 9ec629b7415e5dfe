import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { captioned, link, pic, stat, step } from '../kit/text.ts';

const t = loadTexts('pages/caa/about');

/** About the academy, and its restaurant. English alone. */
export const caaAbout: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/about/',
    brands: ['CAA'],
    title: t('about-academy'),
    field_lead: t('began-boat-stove-quarrel'),
    hero: pic('market-stall'),
    blocks: [
      {
        type: 'rich_text',
        field_text: t('quarrel-1988-two-cooks'),
      },
      {
        type: 'timeline',
        field_tone: 'tint',
        field_items: [
          step('1988', t('two-pots-polenta')),
          step('1990', t('kitchen-1-sixteen-pupils')),
          step('2001', t('il-pontile-opens-jetty')),
          step('2009', t('pastry-moves-into-kitchens')),
          step('2016', t('bachelor-culinary-arts')),
          step('2018', t('joins-summit-education-group')),
          step('2021', t('kitchen-3-becomes-halal')),
          step('2025', t('terrace-11-garden-complete')),
        ],
      },
      {
        type: 'media',
        field_media: captioned('vineyard', t('rows-merlot-above-ronco')),
      },
      {
        type: 'people',
        field_title: t('behind-stoves'),
        field_items: [
          {
            name: t('director'),
            role: t('academy'),
            field_text: t('cook-first-lawyer-second'),
          },
          {
            name: t('head-culinary-arts'),
            role: t('kitchens-1-4'),
            field_text: t('twenty-two-years-seven'),
          },
          {
            name: t('head-pastry'),
            role: t('kitchens-5-6'),
            field_text: t('lyon-osaka-ascona'),
          },
          {
            name: t('dean-studies'),
            role: t('food-science'),
            field_text: t('chemist-knows-why-mayonnaise'),
          },
        ],
      },
      {
        type: 'logos',
        field_title: t('recognised'),
        field_items: [
          { title: t('alpine-council-higher-education') },
          { title: t('guild-ticino-cooks') },
          { title: t('lake-quality-mark-2026') },
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('judge-yourself'),
        field_links: [link('/culinary-open-day/', labels.culinaryDay)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/il-pontile/',
    brands: ['CAA'],
    title: t('il-pontile'),
    field_pretitle: t('academys-restaurant'),
    field_lead: t('four-courses-chf-48'),
    hero: pic('terrace-evening'),
    blocks: [
      {
        type: 'tabs',
        field_title: t('this-fortnight'),
        field_items: [
          {
            field_title: t('noon'),
            field_text: t('leek-hazelnut-egg-yolk'),
          },
          {
            field_title: t('evening'),
            field_text: t('trout-tartare-horseradish'),
          },
          {
            field_title: t('without-meat'),
            field_text: t('beetroot-four-textures-ravioli'),
          },
        ],
      },
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat('58', t('seats')),
          stat('48', t('francs-four-courses')),
          stat('26', t('menus-year')),
          stat('1', t('card-be-filled')),
        ],
      },
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned('kitchen-pass', t('pass-19-40')),
          captioned('table-setting', t('table-9-water')),
          captioned('lake-sunset', t('dessert-may')),
        ],
      },
      {
        type: 'contact_info',
        field_title: t('reserve'),
        field_items: [
          { label: t('telephone'), title: t('41-91-555-03'), url: 'tel:+41915550358' },
          { label: t('open'), title: t('tuesday-saturday-12-00') },
          {
            label: t('where'),
            title: t('via-del-pontile-4'),
            url: '/campuses/ascona/',
          },
        ],
      },
    ],
  },
];
