import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { captioned, fold, link, pic, stat, step, t } from '../kit/text.ts';

/** Admissions, scholarships, student life and careers of the institute. English alone. */
export const himStudy: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/admissions/',
    brands: ['HIM'],
    title: t('Admissions'),
    field_lead: t('We read every application twice, and talk to everyone whom we might take.'),
    hero: pic('cable-car'),
    blocks: [
      {
        type: 'timeline',
        field_title: t('Five steps, about four weeks'),
        field_items: [
          step(
            t('Day 1'),
            t('Apply online'),
            t(
              'School reports, language test if you have one, one page about a day on which you served somebody.',
            ),
          ),
          step(
            t('Day 5'),
            t('First answer'),
            t('Yes to an interview, no with reasons, or a question.'),
          ),
          step(
            t('Day 14'),
            t('Interview'),
            t('Forty minutes with a lecturer and a student, online or up here.'),
          ),
          step(
            t('Day 18'),
            t('Offer'),
            t('With the fee of every semester in writing. You have three weeks to decide.'),
          ),
          step(t('Day 30'), t('Papers'), t('Deposit, contract, visa letter by courier.')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_tone: 'tint',
        field_title: labels.questions,
        field_items: [
          fold(
            t('Which school certificates count?'),
            t(
              'All that admit you to university in your own country, and most vocational ones. If in doubt, send a photograph of it; we answer within two days.',
            ),
          ),
          fold(
            t('May I apply without a language test?'),
            t(
              'Yes. The interview tells us enough for an offer on condition; the test is due eight weeks before term.',
            ),
          ),
          questions.visa,
          questions.credits,
          questions.deposit,
        ],
      },
      {
        type: 'contact_info',
        field_title: t('Talk to us'),
        field_text: t(
          'Two people answer for Mürren, and they have both worked in the Schilthalde.',
        ),
        field_items: [
          { label: t('Telephone'), title: t('+41 33 555 01 40'), url: 'tel:+41335550140' },
          {
            label: t('E-mail'),
            title: t('admissions@him.example'),
            url: 'mailto:admissions@him.example',
          },
          { label: t('Office hours'), title: t('Monday to Friday, 8:00 to 18:00') },
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('Ready?'),
        field_links: [link('/apply/', labels.applyNow), link('/scholarships/', t('Scholarships'))],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/scholarships/',
    brands: ['HIM'],
    title: t('Scholarships'),
    field_lead: t(
      'CHF 410,000 a year for 47 students, from a foundation that knows what a season’s wages are.',
    ),
    hero: pic('alps-noon'),
    blocks: [
      {
        type: 'cards',
        field_variant: 'index',
        field_title: t('Three funds'),
        field_items: [
          {
            field_title: t('The Valley Scholarship'),
            field_text: t(
              '20 per cent of tuition for people who grew up above 1,000 metres, anywhere in the world. Twelve a year.',
            ),
          },
          {
            field_title: t('The First Season Grant'),
            field_text: t(
              'CHF 4,000 once, for those who have worked a full season before they apply. Twenty-five a year.',
            ),
          },
          {
            field_title: t('The Open Door'),
            field_text: t(
              '40 per cent of tuition and board, by need. Ten a year; the form is four pages and nobody on the committee teaches you.',
            ),
          },
        ],
      },
      {
        type: 'rich_text',
        field_text: t(
          '## How to ask\n\nTick the box in the application form; nothing else is needed until we write to you. Decisions fall in the first week of April and of October. A scholarship lasts until graduation as long as you pass your modules. **Asking has no influence on admission**: the two offices don’t share files.',
        ),
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t('Apply by 15 March or 15 September'),
        field_links: [link('/apply/', labels.applyNow), link('/contact/', labels.contact)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/student-life/',
    brands: ['HIM'],
    title: t('Student life'),
    field_lead: t('Quiet at ten on weekdays, loud at carnival, and never far from a rope.'),
    hero: pic('terrace-summer'),
    blocks: [
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned('dormitory', t('House Two, room 31')),
          captioned('alps-winter', t('The home run, after class')),
          captioned('table-setting', t('Sunday dinner, cooked by whoever lost the quiz')),
        ],
      },
      {
        type: 'tabs',
        field_tone: 'tint',
        field_title: t('A year in the village'),
        field_items: [
          {
            field_title: t('Winter'),
            field_text: t(
              'A season pass is part of your board. The last lift is at 16:30; the library fills at 17:00. In February the students’ inferno race starts at seven in the morning and nobody is forced to win.',
            ),
          },
          {
            field_title: t('Summer'),
            field_text: t(
              'Hay needs turning in July, and farmers pay in cheese. There is a via ferrata ten minutes from the door and a lake one hour below.',
            ),
          },
          {
            field_title: t('In between'),
            field_text: t(
              'November and April belong to the village alone. It is when friendships are made, and theses written.',
            ),
          },
        ],
      },
      {
        type: 'accordion',
        field_title: t('House rules, the short version'),
        field_items: [
          fold(t('Noise'), t('Ten o’clock. Sound carries in a village without engines.')),
          fold(t('Guests'), t('Two nights a month, free; after that CHF 25.')),
          fold(
            t('Smoke and drink'),
            t('Outdoors, and from eighteen. Uniform and alcohol don’t mix, ever.'),
          ),
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/careers/',
    brands: ['HIM'],
    title: t('Careers and internships'),
    field_lead: t(
      'One placement officer, 140 houses, 31 countries, and a drawer of contracts that we read before you do.',
    ),
    hero: pic('train-viaduct'),
    blocks: [
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat('97 %', t('in work within six months')),
          stat('CHF 2,350', t('usual monthly pay in a Swiss internship')),
          stat('31', t('countries')),
          stat('1 in 4', t('returns to the house of the internship')),
        ],
      },
      {
        type: 'timeline',
        field_title: t('How a placement comes about'),
        field_items: [
          step(t('Week 4'), t('You name three wishes'), t('Place, kind of house, department.')),
          step(
            t('Week 7'),
            t('Interview training'),
            t('With two general managers who don’t go easy on you.'),
          ),
          step(
            t('Week 10'),
            t('Two interviews'),
            t('Usually by video, in the language of the house.'),
          ),
          step(
            t('Week 13'),
            t('Contract'),
            t('Hours, pay, room, insurance: checked line by line.'),
          ),
          step(
            t('Month 2'),
            t('We call'),
            t('And again in month five. If it goes wrong, we move you.'),
          ),
        ],
      },
      {
        type: 'text_media',
        field_title: t('After graduation'),
        field_text: t(
          'The placement office stays open to you for life. About sixty graduates use it each year, most of them at the moment when a family and a season no longer fit together.',
        ),
        field_media: pic('night-city'),
        field_side: 'start',
      },
      {
        type: 'cta',
        field_title: t('Looking for staff?'),
        field_text: t(
          'Recruiting days are in March and October. Houses with fewer than 30 rooms come free of charge.',
        ),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
];
