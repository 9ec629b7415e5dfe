import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { captioned, fold, link, pic, stat, step } from '../kit/text.ts';

const t = loadTexts('pages/cr/study');

/** Admissions, scholarships, student life and careers of the college. English alone. */
export const crStudy: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/admissions/',
    brands: ['CR'],
    title: t('admissions'),
    field_lead: t('last-year-611-people'),
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
        field_title: t('what-counts-programme'),
        field_items: [
          {
            field_title: t('bachelor'),
            field_text: t('school-marks-40-per'),
          },
          {
            field_title: t('master'),
            field_text: t('work-40-per-cent'),
          },
          {
            field_title: t('diploma'),
            field_text: t('one-thing-finished-shown'),
          },
          {
            field_title: t('foundation'),
            field_text: t('school-report-talk-one'),
          },
        ],
      },
      {
        type: 'timeline',
        field_title: t('how-long-takes'),
        field_items: [
          step(t('hour-4'), t('confirm-name')),
          step(t('day-3'), t('interview-date')),
          step(t('day-10'), t('interview')),
          step(t('day-15'), t('answer-figures')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [
          fold(t('can-i-appeal'), t('yes-once-writing-nine')),
          questions.language,
          questions.visa,
          questions.deposit,
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('be-one-611'),
        field_links: [link('/apply/', labels.applyNow), link('/compare/', labels.compare)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/scholarships/',
    brands: ['CR'],
    title: t('scholarships'),
    field_lead: t('funds-returns-pay-them'),
    hero: pic('lake-morning'),
    blocks: [
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat('58', t('scholarships-2026')),
          stat('CHF 7,900', t('average')),
          stat('51', t('2025')),
        ],
      },
      {
        type: 'rich_text',
        field_text: t('two-kinds-need-up'),
      },
      {
        type: 'accordion',
        is_faq: true,
        field_items: [questions.scholarship, questions.work],
        field_title: labels.questions,
      },
      {
        type: 'cta',
        field_title: t('ask-before-apply'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/student-life/',
    brands: ['CR'],
    title: t('student-life'),
    field_lead: t('forty-one-minutes-from'),
    hero: pic('terrace-summer'),
    blocks: [
      {
        type: 'cards',
        field_variant: 'index',
        field_title: t('week-roughly'),
        field_items: [
          {
            field_title: t('monday'),
            field_text: t('firm-brings-problem-nine'),
          },
          { field_title: t('tuesday'), field_text: t('mathematics-clinic-then-handball') },
          {
            field_title: t('wednesday'),
            field_text: t('lunch-founder-bill-split'),
          },
          { field_title: t('thursday'), field_text: t('lucerne-concert-cinema-dentist') },
          {
            field_title: t('friday'),
            field_text: t('six-answers-four-oclock'),
          },
          {
            field_title: t('saturday'),
            field_text: t('cafe-linde-ten-six'),
          },
          { field_title: t('sunday'), field_text: t('rigi-nothing-all') },
        ],
      },
      {
        type: 'gallery',
        perPage: 3,
        field_tone: 'tint',
        field_items: [
          captioned('dormitory', t('house-ahorn')),
          captioned('cable-car', t('twelve-minutes-top')),
          captioned('harbour', t('swimming-may-october')),
          captioned('old-town', t('thursday-lucerne')),
        ],
      },
      {
        type: 'accordion',
        field_title: t('practical-matters'),
        field_items: [
          questions.room,
          questions.work,
          fold(t('there-gym-prayer-room'), t('yes-yes-two-which')),
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/careers/',
    brands: ['CR'],
    title: t('careers'),
    field_lead: t('every-graduate-last-ten'),
    hero: pic('conference'),
    blocks: [
      {
        type: 'stats',
        field_tone: 'ink',
        field_items: [
          stat('54 %', t('service-companies')),
          stat('21 %', t('industry-trade')),
          stat('12 %', t('company-their-own')),
          stat('7 %', t('further-study')),
          stat('6 %', t('looking')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('six-per-cent'),
        field_text: t('invited-lunch-every-month'),
        field_media: pic('bar-counter'),
        field_side: 'start',
      },
      {
        type: 'timeline',
        field_title: t('internship-four-moves'),
        field_items: [
          step(t('semester-2'), t('write-ten-people'), t('not-ten-companies')),
          step(t('semester-3'), t('rehearse'), t('salary-negotiation-included')),
          step(t('semester-4'), t('work'), t('six-months-usually-chf')),
          step(t('semester-5'), t('report'), t('first-years-numbers')),
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('bring-us-monday-problem'),
        field_text: t('free-charge-firms-under'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
];
