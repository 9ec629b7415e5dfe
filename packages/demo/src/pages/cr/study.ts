import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { captioned, fold, link, pic, stat, step, t } from '../kit/text.ts';

/** Admissions, scholarships, student life and careers of the college. English alone. */
export const crStudy: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/admissions/',
    brands: ['CR'],
    title: t('Admissions'),
    field_lead: t('Last year 611 people applied for 168 places. Here is how we chose.'),
    hero: pic('facade-modern'),
    blocks: [
      {
        type: 'stats',
        field_items: [
          stat('611', t('applications')),
          stat('402', t('interviews')),
          stat('214', t('offers')),
          stat('168', t('arrived')),
        ],
      },
      {
        type: 'tabs',
        field_tone: 'tint',
        field_title: t('What counts, by programme'),
        field_items: [
          {
            field_title: t('Bachelor'),
            field_text: t(
              'School marks 40 per cent, interview 40, mathematics test 20. The test is on paper, one hour, no calculator; an example is in the brochure.',
            ),
          },
          {
            field_title: t('Master'),
            field_text: t(
              'Work 40 per cent, references 30, interview 30. Your degree must exist; its subject doesn’t matter.',
            ),
          },
          {
            field_title: t('Diploma'),
            field_text: t(
              'One thing that you finished, shown in ten minutes to three people who have seen many.',
            ),
          },
          {
            field_title: t('Foundation'),
            field_text: t(
              'School report and a talk with you and one parent. Everyone who is willing to work gets in while there are beds.',
            ),
          },
        ],
      },
      {
        type: 'timeline',
        field_title: t('How long it takes'),
        field_items: [
          step(t('Hour 4'), t('We confirm, by name')),
          step(t('Day 3'), t('Interview date')),
          step(t('Day 10'), t('Interview')),
          step(t('Day 15'), t('Answer, with the figures')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [
          fold(
            t('Can I appeal?'),
            t('Yes, once, in writing. Nine people did last year; two were right.'),
          ),
          questions.language,
          questions.visa,
          questions.deposit,
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('Be one of the 611'),
        field_links: [link('/apply/', labels.applyNow), link('/compare/', labels.compare)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/scholarships/',
    brands: ['CR'],
    title: t('Scholarships'),
    field_lead: t(
      'The fund’s returns pay for them, so their number depends on how well students invest.',
    ),
    hero: pic('lake-morning'),
    blocks: [
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat('58', t('scholarships in 2026')),
          stat('CHF 7,900', t('on average')),
          stat('51', t('in 2025')),
        ],
      },
      {
        type: 'rich_text',
        field_text: t(
          '## Two kinds\n\n**By need**, up to 40 per cent of tuition. We look at income, brothers and sisters, and the price of bread where you live.\n\n**By promise**, 15 per cent, for the twenty best interviews of a year. You can’t apply for it, and we can’t explain it better than that.\n\n## One duty\n\nEach holder teaches two hours a week in the mathematics clinic, or the equivalent in something that they are good at.',
        ),
      },
      {
        type: 'accordion',
        is_faq: true,
        field_items: [questions.scholarship, questions.work],
        field_title: labels.questions,
      },
      {
        type: 'cta',
        field_title: t('Ask before you apply'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/student-life/',
    brands: ['CR'],
    title: t('Student life'),
    field_lead: t(
      'Forty-one minutes from a city, twelve from a summit, and one courtyard from everyone.',
    ),
    hero: pic('terrace-summer'),
    blocks: [
      {
        type: 'cards',
        field_variant: 'index',
        field_title: t('A week, roughly'),
        field_items: [
          {
            field_title: t('Monday'),
            field_text: t(
              'A firm brings its problem at nine. You won’t think of anything else until Friday.',
            ),
          },
          { field_title: t('Tuesday'), field_text: t('Mathematics clinic, then handball.') },
          {
            field_title: t('Wednesday'),
            field_text: t(
              'Lunch with a founder. The bill is split by whoever understands fractions.',
            ),
          },
          { field_title: t('Thursday'), field_text: t('Lucerne: concert, cinema, dentist.') },
          {
            field_title: t('Friday'),
            field_text: t('Six answers at four o’clock. Then the boat to nowhere, with music.'),
          },
          {
            field_title: t('Saturday'),
            field_text: t('Café Linde, ten to six, if you are a first-year.'),
          },
          { field_title: t('Sunday'), field_text: t('The Rigi, or nothing at all.') },
        ],
      },
      {
        type: 'gallery',
        perPage: 3,
        field_tone: 'tint',
        field_items: [
          captioned('dormitory', t('House Ahorn')),
          captioned('cable-car', t('Twelve minutes to the top')),
          captioned('harbour', t('Swimming, May to October')),
          captioned('old-town', t('Thursday in Lucerne')),
        ],
      },
      {
        type: 'accordion',
        field_title: t('Practical matters'),
        field_items: [
          questions.room,
          questions.work,
          fold(
            t('Is there a gym, a prayer room, a piano?'),
            t('Yes, yes, and two, of which one is in tune.'),
          ),
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/careers/',
    brands: ['CR'],
    title: t('Careers'),
    field_lead: t('Every graduate of the last ten years, by what they do now. Nobody left out.'),
    hero: pic('conference'),
    blocks: [
      {
        type: 'stats',
        field_tone: 'ink',
        field_items: [
          stat('54 %', t('in service companies')),
          stat('21 %', t('in industry and trade')),
          stat('12 %', t('with a company of their own')),
          stat('7 %', t('in further study')),
          stat('6 %', t('looking')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('The six per cent'),
        field_text: t(
          'Are invited to lunch every month until they have found something. Last year 31 people came; 26 don’t any more.',
        ),
        field_media: pic('bar-counter'),
        field_side: 'start',
      },
      {
        type: 'timeline',
        field_title: t('Internship in four moves'),
        field_items: [
          step(t('Semester 2'), t('You write to ten people'), t('Not to ten companies.')),
          step(t('Semester 3'), t('We rehearse'), t('Salary negotiation included.')),
          step(t('Semester 4'), t('You work'), t('Six months, usually CHF 2,480 a month.')),
          step(t('Semester 5'), t('You report'), t('To the first-years, with the numbers.')),
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('Bring us a Monday problem'),
        field_text: t('Free of charge for firms under 50 staff. You get six answers and a coffee.'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
];
