import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { captioned, fold, link, pic, stat, step } from '../kit/text.ts';

const t = loadTexts('pages/seg/study');

/** Admissions, scholarships and families on the group's site. English alone. */
export const segStudy: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/admissions/',
    brands: ['SEG'],
    title: t('admissions'),
    field_lead: t('one-form-four-schools'),
    hero: pic('train-station'),
    blocks: [
      {
        type: 'timeline',
        field_title: t('what-happens-application'),
        field_items: [
          step(t('minute-4'), t('sent'), t('get-copy-name-person')),
          step(t('day-5'), t('first-answer')),
          step(t('day-14'), t('interview'), t('school-not-us')),
          step(t('day-20'), t('offer'), t('every-fee-every-semester')),
          step(t('week-12'), t('visa'), t('write-embassy-so-neednt')),
        ],
      },
      {
        type: 'tabs',
        field_tone: 'tint',
        field_title: t('what-ask'),
        field_items: [
          {
            field_title: t('bachelor'),
            field_text: t('upper-secondary-certificate'),
          },
          {
            field_title: t('master'),
            field_text: t('bachelors-degree-any-subject'),
          },
          {
            field_title: t('diploma-certificate'),
            field_text: t('each-has-its-own'),
          },
          { field_title: t('summer'), field_text: t('seventeen-years-english-b1') },
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
        field_title: t('about-four-minutes'),
        field_links: [link('/apply/', labels.applyNow), link('/compare/', labels.compare)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/scholarships/',
    brands: ['SEG'],
    title: t('scholarships'),
    field_lead: t('202-students-hold-one'),
    hero: pic('vineyard'),
    blocks: [
      {
        type: 'stats',
        field_items: [
          stat('202', t('scholarships-counted')),
          stat('1 in 6', t('students')),
          stat('10 to 40 %', t('tuition')),
        ],
      },
      {
        type: 'cards',
        field_variant: 'grid',
        field_title: t('four-pots'),
        field_items: [
          {
            field_title: t('murren'),
            field_text: t('foundation-hoteliers-47'),
            image: pic('alps-winter'),
            link: link('/schools/him/', labels.seeProgram),
          },
          {
            field_title: t('spiez'),
            field_text: t('widows-rent-71-scholarships'),
            image: pic('facade-palace'),
            link: link('/schools/shms/', labels.seeProgram),
          },
          {
            field_title: t('ascona'),
            field_text: t('restaurants-tips-26-scholarships'),
            image: pic('table-setting'),
            link: link('/schools/caa/', labels.seeProgram),
          },
          {
            field_title: t('weggis'),
            field_text: t('funds-returns-58-scholarships'),
            image: pic('lake-steamer'),
            link: link('/schools/cr/', labels.seeProgram),
          },
        ],
      },
      {
        type: 'rich_text',
        field_text: t('one-rule-tick-one'),
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
    title: t('student-life'),
    field_lead: t('four-places-four-kinds'),
    hero: pic('lake-sail'),
    blocks: [
      {
        type: 'tabs',
        field_title: t('tuesday-16-30'),
        field_items: [
          {
            field_title: t('murren'),
            field_text: t('last-lift-has-gone'),
            image: pic('alps-dusk'),
          },
          {
            field_title: t('spiez'),
            field_text: t('twelve-sails-lake-orchestra'),
            image: pic('lake-sunset'),
          },
          {
            field_title: t('ascona'),
            field_text: t('between-services-half-class'),
            image: pic('palm-promenade'),
          },
          {
            field_title: t('weggis'),
            field_text: t('mathematics-clinic-standing-room'),
            image: pic('harbour'),
          },
        ],
      },
      {
        type: 'gallery',
        field_tone: 'tint',
        perPage: 3,
        field_items: [
          captioned('dormitory', t('room-own-half-one')),
          captioned('terrace-evening', t('dinner-together-everywhere')),
          captioned('cable-car', t('way-home-murren')),
          captioned('market-stall', t('way-class-ascona')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [
          questions.room,
          questions.work,
          fold(t('can-i-spend-semester'), t('yes-from-third-semester')),
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('see-tuesday'),
        field_links: [link('/visit/', labels.visit), link('/campuses/', labels.seeCampus)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/families/',
    brands: ['SEG'],
    title: t('families'),
    field_lead: t('sending-someone-love-country'),
    hero: pic('lake-fog'),
    blocks: [
      {
        type: 'accordion',
        is_faq: true,
        field_title: t('what-families-ask-first'),
        field_items: [
          fold(t('who-looks-after-my'), t('house-parent-every-floor')),
          fold(t('what-will-really-cost'), t('each-programme-page-lists')),
          fold(t('what-if-she-wants'), t('she-calls-call-talk')),
          questions.visa,
          questions.deposit,
        ],
      },
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat('24 h', t('somebody-answers')),
          stat('9', t('languages-parents-line')),
          stat('2', t('family-weekends-year')),
        ],
      },
      {
        type: 'webform',
        field_anchor: 'ask',
        field_title: t('ask-us-as-family'),
        field_text: t('one-two-people-answers'),
        query: { form: 'seg-contact' },
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('talk-another-parent'),
        field_text: t('forty-three-volunteer-eleven'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
];
