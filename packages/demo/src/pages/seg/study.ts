import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { captioned, fold, link, pic, stat, step, t } from '../kit/text.ts';

/** Admissions, scholarships and families on the group's site. English alone. */
export const segStudy: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/admissions/',
    brands: ['SEG'],
    title: t('Admissions'),
    field_lead: t(
      'One form for four schools. You may name two; we tell you honestly which one we would choose.',
    ),
    hero: pic('train-station'),
    blocks: [
      {
        type: 'timeline',
        field_title: t('What happens with your application'),
        field_items: [
          step(
            t('Minute 20'),
            t('Sent'),
            t('You get a copy and a name: the person who looks after you until you arrive.'),
          ),
          step(t('Day 5'), t('First answer from both schools')),
          step(t('Day 14'), t('Interview'), t('With the school, not with us.')),
          step(
            t('Day 20'),
            t('Offer'),
            t('Every fee of every semester, in writing, in Swiss francs.'),
          ),
          step(t('Week 12'), t('Visa'), t('We write to the embassy so that you needn’t.')),
        ],
      },
      {
        type: 'tabs',
        field_tone: 'tint',
        field_title: t('What we ask for'),
        field_items: [
          {
            field_title: t('Bachelor'),
            field_text: t(
              'Upper secondary certificate after twelve years of school, English B2, eighteen years of age by the first day.',
            ),
          },
          {
            field_title: t('Master'),
            field_text: t(
              'A bachelor’s degree in any subject and English C1; or a diploma with three years of work, and an interview.',
            ),
          },
          {
            field_title: t('Diploma and certificate'),
            field_text: t(
              'Ten years of school, English B1, and something that you have done with your hands.',
            ),
          },
          { field_title: t('Summer'), field_text: t('Seventeen years, English B1, closed shoes.') },
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [
          questions.visa,
          questions.language,
          questions.credits,
          questions.deposit,
          questions.scholarship,
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('Start now, finish tomorrow'),
        field_links: [link('/apply/', labels.applyNow), link('/compare/', labels.compare)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/scholarships/',
    brands: ['SEG'],
    title: t('Scholarships'),
    field_lead: t(
      '202 students hold one. Here is where the money comes from, and how to ask for it.',
    ),
    hero: pic('vineyard'),
    blocks: [
      {
        type: 'stats',
        field_items: [
          stat('202', t('scholarships')),
          stat('1 in 6', t('students')),
          stat('10 to 40 %', t('of tuition')),
        ],
      },
      {
        type: 'cards',
        field_variant: 'grid',
        field_title: t('Four pots'),
        field_items: [
          {
            field_title: t('Mürren'),
            field_text: t('A foundation of hoteliers: 47 scholarships.'),
            image: pic('alps-winter'),
            link: link('/schools/him/', labels.seeProgram),
          },
          {
            field_title: t('Spiez'),
            field_text: t('A widow’s rent: 71 scholarships.'),
            image: pic('facade-palace'),
            link: link('/schools/shms/', labels.seeProgram),
          },
          {
            field_title: t('Ascona'),
            field_text: t('A restaurant’s tips: 26 scholarships.'),
            image: pic('table-setting'),
            link: link('/schools/caa/', labels.seeProgram),
          },
          {
            field_title: t('Weggis'),
            field_text: t('A fund’s returns: 58 scholarships.'),
            image: pic('lake-steamer'),
            link: link('/schools/cr/', labels.seeProgram),
          },
        ],
      },
      {
        type: 'rich_text',
        field_text: t(
          '## One rule\n\nYou tick one box in the application and write nothing else until we ask. Admission and scholarships are decided by different people in different buildings.',
        ),
      },
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [questions.scholarship, questions.work],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/student-life/',
    brands: ['SEG'],
    title: t('Student life'),
    field_lead: t('Four places, four kinds of Tuesday.'),
    hero: pic('lake-sail'),
    blocks: [
      {
        type: 'tabs',
        field_title: t('Tuesday, 16:30'),
        field_items: [
          {
            field_title: t('Mürren'),
            field_text: t(
              'The last lift has gone down. Somebody is waxing skis in the corridor; the library is warm and full.',
            ),
            image: pic('alps-dusk'),
          },
          {
            field_title: t('Spiez'),
            field_text: t(
              'Twelve sails on the lake, an orchestra tuning in the ballroom, jackets on the grass.',
            ),
            image: pic('lake-sunset'),
          },
          {
            field_title: t('Ascona'),
            field_text: t(
              'Between services: half the class is asleep under the plane trees, the other half is arguing about fennel.',
            ),
            image: pic('palm-promenade'),
          },
          {
            field_title: t('Weggis'),
            field_text: t(
              'Mathematics clinic, standing room only. The boat from Lucerne brings the post and a string quartet.',
            ),
            image: pic('harbour'),
          },
        ],
      },
      {
        type: 'gallery',
        field_tone: 'tint',
        perPage: 3,
        field_items: [
          captioned('dormitory', t('A room of your own, or half of one')),
          captioned('terrace-evening', t('Dinner together, everywhere')),
          captioned('cable-car', t('The way home in Mürren')),
          captioned('market-stall', t('The way to class in Ascona')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [
          questions.room,
          questions.work,
          fold(
            t('Can I spend a semester at another school of the group?'),
            t(
              'Yes, from the third semester on. Credits of shared modules count in full, and your room moves with you on paper.',
            ),
          ),
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('See a Tuesday'),
        field_links: [link('/visit/', labels.visit), link('/campuses/', labels.seeCampus)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/families/',
    brands: ['SEG'],
    title: t('For families'),
    field_lead: t(
      'You are sending someone you love to a country that you may never have seen. Here is what we would want to know.',
    ),
    hero: pic('lake-fog'),
    blocks: [
      {
        type: 'accordion',
        is_faq: true,
        field_title: t('What families ask first'),
        field_items: [
          fold(
            t('Who looks after my daughter at night?'),
            t(
              'A house parent on every floor and a mentor on the telephone, day and night. The nearest hospital is named in the room, with the way to it.',
            ),
          ),
          fold(
            t('What will it really cost?'),
            t(
              'Each programme page lists every semester: tuition, board, insurance, deposit. The [comparison](/compare/) adds it up and subtracts paid internships. Count CHF 350 a month for everything else.',
            ),
          ),
          fold(
            t('What if she wants to come home?'),
            t(
              'She calls, you call, we talk. If it is the end, fees of semesters that haven’t begun are returned within fourteen days.',
            ),
          ),
          questions.visa,
          questions.deposit,
        ],
      },
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat('24 h', t('somebody answers')),
          stat('9', t('languages on the parents’ line')),
          stat('2', t('family weekends a year')),
        ],
      },
      {
        type: 'webform',
        field_anchor: 'ask',
        field_title: t('Ask us as a family'),
        field_text: t(
          'One of two people answers, both of them parents. Write in whatever language you think in.',
        ),
        query: { form: 'seg-contact' },
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('Talk to another parent'),
        field_text: t('Forty-three volunteer, in eleven languages.'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
];
