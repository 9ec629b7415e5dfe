import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { captioned, fold, link, pic, stat, step, t } from '../kit/text.ts';

/** Admissions, scholarships, student life and careers of the academy. English alone. */
export const caaStudy: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/admissions/',
    brands: ['CAA'],
    title: t('Admissions'),
    field_lead: t('You send us papers. Then you cook us an omelette.'),
    hero: pic('kitchen-still-life'),
    blocks: [
      {
        type: 'text_media',
        field_title: t('The omelette'),
        field_text: t(
          'Three eggs, butter, salt, your own pan if you like, on a video of four minutes without cuts. We don’t look at the omelette so much as at you: do you taste, do you wipe, what do you do when it sticks? Nobody has ever been refused for a bad one.',
        ),
        field_media: pic('kitchen-pass'),
        field_side: 'start',
      },
      {
        type: 'timeline',
        field_tone: 'tint',
        field_title: t('The order of things'),
        field_items: [
          step(
            '1',
            t('Papers'),
            t(
              'School certificate or proof of an apprenticeship, passport, language test if you have one.',
            ),
          ),
          step('2', t('Omelette'), t('Within two weeks, on any telephone.')),
          step(
            '3',
            t('Call'),
            t('Thirty minutes with a chef, at three in the afternoon, between services.'),
          ),
          step('4', t('Answer'), t('Within five working days, with reasons either way.')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [
          fold(
            t('Do I need a health certificate?'),
            t(
              'Yes, as every cook in Switzerland does. Your doctor fills in one page; we send it with the offer.',
            ),
          ),
          questions.visa,
          questions.language,
          questions.uniform,
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('Break an egg'),
        field_links: [link('/apply/', labels.applyNow)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/scholarships/',
    brands: ['CAA'],
    title: t('Scholarships'),
    field_lead: t('Paid for by tips. Really: Il Pontile’s service charge goes into one pot.'),
    hero: pic('table-setting'),
    blocks: [
      {
        type: 'stats',
        field_items: [
          stat('CHF 184,000', t('in the pot in 2025')),
          stat('26', t('scholarships')),
          stat('10 to 40 %', t('of tuition')),
        ],
      },
      {
        type: 'cards',
        field_variant: 'grid',
        field_tone: 'tint',
        field_title: t('Who gets one'),
        field_items: [
          {
            field_title: t('Cooks with a trade'),
            field_text: t('20 per cent after a completed apprenticeship.'),
            image: pic('kitchen-copper'),
          },
          {
            field_title: t('Bakers’ and farmers’ children'),
            field_text: t('15 per cent, named after nobody, paid since 1993.'),
            image: pic('bread-oven'),
          },
          {
            field_title: t('Those who need it'),
            field_text: t(
              'Up to 40 per cent, decided by the pot’s committee of two students, two chefs and a guest.',
            ),
            image: pic('market-stall'),
          },
        ],
      },
      {
        type: 'rich_text',
        field_text: t(
          '### When to ask\n\nTick the box when you apply. The committee meets in March and in September, after service, and decides the same night.',
        ),
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/student-life/',
    brands: ['CAA'],
    title: t('Student life'),
    field_lead: t('You will eat well, sleep badly before Tuesdays, and learn to swim.'),
    hero: pic('lake-sunset'),
    blocks: [
      {
        type: 'gallery',
        perPage: 3,
        field_items: [
          captioned('dormitory', t('Casa Gialla, room 12')),
          captioned('palm-promenade', t('The way to class')),
          captioned('harbour', t('Ours is the green boat')),
          captioned('bar-counter', t('Staff drink, Saturday, one')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('Family meal'),
        field_text: t(
          'At 11:15 and at 17:15 everybody eats together, teachers too, at one table of 14 metres. A different student cooks it each day with what is left over: CHF 3.50 a head, forty minutes, no excuses. It is the hardest exam of the academy and nobody grades it.',
        ),
        field_media: pic('terrace-summer'),
        field_side: 'end',
      },
      {
        type: 'accordion',
        field_tone: 'tint',
        field_title: t('Practical matters'),
        field_items: [
          questions.room,
          questions.work,
          fold(t('Is there a gym?'), t('You will carry forty-litre pots. There is also a gym.')),
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/careers/',
    brands: ['CAA'],
    title: t('Careers'),
    field_lead: t('There are 212 kitchens on our list. Forty have been struck off it.'),
    hero: pic('kitchen-copper'),
    blocks: [
      {
        type: 'rich_text',
        field_text: t(
          '## Why we strike kitchens off\n\nBecause somebody shouted and nobody said sorry. Because hours were not written down. Because a trainee peeled potatoes for six months. **We ask every returning student eleven questions**; two bad answers to the same one, and the kitchen hears from us.',
        ),
      },
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat('172', t('kitchens on the list today')),
          stat('26', t('countries')),
          stat('96 %', t('in work within six months')),
          stat('61', t('places owned by graduates')),
        ],
      },
      {
        type: 'cards',
        field_variant: 'rail',
        field_title: t('Where they went'),
        field_items: [
          {
            field_title: t('A bakery in a lorry, Bern'),
            field_text: t('Class of 2021'),
            image: pic('bread-oven'),
          },
          {
            field_title: t('Test kitchen of a chocolate maker, Turin'),
            field_text: t('Class of 2020'),
            image: pic('pastry-bench'),
          },
          {
            field_title: t('Nineteen seats and no menu, Porto'),
            field_text: t('Class of 2018'),
            image: pic('table-setting'),
          },
          {
            field_title: t('Hospital kitchen for 900, Zurich'),
            field_text: t('Class of 2023: “the most grateful guests”'),
            image: pic('kitchen-pass'),
          },
        ],
      },
      {
        type: 'cta',
        field_tone: 'ink',
        field_title: t('Need a cook?'),
        field_text: t('Tell us your hours, your pay and your worst day of the week.'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
];
