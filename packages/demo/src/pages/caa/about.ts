import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { captioned, link, pic, stat, step, t } from '../kit/text.ts';

/** About the academy, and its restaurant. English alone. */
export const caaAbout: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/about/',
    brands: ['CAA'],
    title: t('About the academy'),
    field_lead: t('It began with a boat, a stove and a quarrel about polenta.'),
    hero: pic('market-stall'),
    blocks: [
      {
        type: 'rich_text',
        field_text: t(
          '## The quarrel\n\nIn 1988 two cooks of Ascona, one from the valley and one from the lake, disagreed in public about how long polenta takes. They cooked it side by side on the promenade, for two hundred people, and nobody could say who had won. The next summer they did it again, with pupils. The summer after that they rented the silk warehouse.\n\nThe academy teaches both recipes. **The right answer is fifty minutes**, and you will find out for which one.',
        ),
      },
      {
        type: 'timeline',
        field_tone: 'tint',
        field_items: [
          step('1988', t('Two pots of polenta')),
          step('1990', t('Kitchen 1, sixteen pupils')),
          step('2001', t('Il Pontile opens on the jetty')),
          step('2009', t('Pastry moves into kitchens 5 and 6')),
          step('2016', t('Bachelor in Culinary Arts')),
          step('2018', t('Joins the Summit Education Group')),
          step('2021', t('Kitchen 3 becomes halal')),
          step('2025', t('Terrace 11: the garden is complete')),
        ],
      },
      {
        type: 'media',
        field_media: captioned(
          'vineyard',
          t('Our rows of Merlot above Ronco: 1,100 vines, 900 bottles, one argument a year.'),
        ),
      },
      {
        type: 'people',
        field_title: t('Behind the stoves'),
        field_items: [
          {
            name: t('Director'),
            role: t('Academy'),
            field_text: t('Cook first, lawyer second; signs nothing before lunch.'),
          },
          {
            name: t('Head of Culinary Arts'),
            role: t('Kitchens 1 to 4'),
            field_text: t('Twenty-two years in seven countries.'),
          },
          {
            name: t('Head of Pastry'),
            role: t('Kitchens 5 and 6'),
            field_text: t('Lyon, Osaka, Ascona.'),
          },
          {
            name: t('Dean of Studies'),
            role: t('Food science'),
            field_text: t('Chemist; knows why the mayonnaise split.'),
          },
        ],
      },
      {
        type: 'logos',
        field_title: t('Recognised by'),
        field_items: [
          { title: t('Alpine Council for Higher Education') },
          { title: t('Guild of Ticino Cooks') },
          { title: t('Lake Quality Mark 2026') },
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('Judge for yourself'),
        field_links: [link('/culinary-open-day/', labels.culinaryDay)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/il-pontile/',
    brands: ['CAA'],
    title: t('Il Pontile'),
    field_pretitle: t('The academy’s restaurant'),
    field_lead: t('Four courses for CHF 48, cooked by people whose grade depends on your plate.'),
    hero: pic('terrace-evening'),
    blocks: [
      {
        type: 'tabs',
        field_title: t('This fortnight'),
        field_items: [
          {
            field_title: t('Noon'),
            field_text: t(
              'Leek, hazelnut, egg yolk\n\nRisotto with perch and lemon\n\nVeal cheek, polenta (fifty minutes), chicory\n\nPear, bay, almond',
            ),
          },
          {
            field_title: t('Evening'),
            field_text: t(
              'Trout tartare, horseradish\n\nRavioli of chestnut, brown butter\n\nGuinea fowl, quince, cabbage\n\nChocolate, rye, salt',
            ),
          },
          {
            field_title: t('Without meat'),
            field_text: t(
              'Beetroot in four textures\n\nRavioli of chestnut, brown butter\n\nCelery root, mushroom, hazelnut\n\nPear, bay, almond',
            ),
          },
        ],
      },
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat('58', t('seats')),
          stat('48', t('francs for four courses')),
          stat('26', t('menus a year')),
          stat('1', t('card, to be filled in')),
        ],
      },
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned('kitchen-pass', t('The pass, 19:40')),
          captioned('table-setting', t('Table 9, by the water')),
          captioned('lake-sunset', t('Dessert, in May')),
        ],
      },
      {
        type: 'contact_info',
        field_title: t('Reserve'),
        field_items: [
          { label: t('Telephone'), title: t('+41 91 555 03 58'), url: 'tel:+41915550358' },
          { label: t('Open'), title: t('Tuesday to Saturday, 12:00 and 19:00') },
          {
            label: t('Where'),
            title: t('Via del Pontile 4, on the jetty'),
            url: '/campuses/ascona/',
          },
        ],
      },
    ],
  },
];
