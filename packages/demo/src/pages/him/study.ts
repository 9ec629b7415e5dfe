import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { captioned, fold, link, pic, stat, step } from '../kit/text.ts';

const t = loadTexts('pages/him/study');

/** Admissions, scholarships, student life and careers of the institute. English alone. */
export const himStudy: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/admissions/',
    brands: ['HIM'],
    title: t('admissions'),
    field_lead: t('read-every-application-twice'),
    hero: pic('cable-car'),
    blocks: [
      {
        type: 'timeline',
        field_title: t('five-steps-about-four'),
        field_items: [
          step(t('day-1'), t('apply-online'), t('school-reports-language-test')),
          step(t('day-5'), t('first-answer'), t('yes-interview-no-reasons')),
          step(t('day-14'), t('interview'), t('forty-minutes-lecturer-student')),
          step(t('day-18'), t('offer'), t('fee-every-semester-writing')),
          step(t('day-30'), t('papers'), t('deposit-contract-visa-letter')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_tone: 'tint',
        field_title: labels.questions,
        field_items: [
          fold(t('which-school-certificates-count'), t('all-admit-university-own')),
          fold(t('may-i-apply-without'), t('yes-interview-tells-us')),
          questions.visa,
          questions.credits,
          questions.deposit,
        ],
      },
      {
        type: 'contact_info',
        field_title: t('talk-us'),
        field_text: t('two-people-answer-murren'),
        field_items: [
          { label: t('telephone'), title: t('41-33-555-01'), url: 'tel:+41335550140' },
          {
            label: t('e-mail'),
            title: t('admissions-him-example'),
            url: 'mailto:admissions@him.example',
          },
          { label: t('office-hours'), title: t('monday-friday-8-00') },
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('ready'),
        field_links: [link('/apply/', labels.applyNow), link('/scholarships/', t('scholarships'))],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/scholarships/',
    brands: ['HIM'],
    title: t('scholarships'),
    field_lead: t('chf-410-000-year'),
    hero: pic('alps-noon'),
    blocks: [
      {
        type: 'cards',
        field_variant: 'index',
        field_title: t('three-funds'),
        field_items: [
          {
            field_title: t('valley-scholarship'),
            field_text: t('20-per-cent-tuition'),
          },
          {
            field_title: t('first-season-grant'),
            field_text: t('chf-4-000-once'),
          },
          {
            field_title: t('open-door'),
            field_text: t('40-per-cent-tuition'),
          },
        ],
      },
      {
        type: 'rich_text',
        field_text: t('how-ask-tick-box'),
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t('apply-15-march-15'),
        field_links: [link('/apply/', labels.applyNow), link('/contact/', labels.contact)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/student-life/',
    brands: ['HIM'],
    title: t('student-life'),
    field_lead: t('quiet-ten-weekdays-loud'),
    hero: pic('terrace-summer'),
    blocks: [
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned('dormitory', t('house-two-room-31')),
          captioned('alps-winter', t('home-run-after-class')),
          captioned('table-setting', t('sunday-dinner-cooked-whoever')),
        ],
      },
      {
        type: 'tabs',
        field_tone: 'tint',
        field_title: t('year-village'),
        field_items: [
          {
            field_title: t('winter'),
            field_text: t('season-pass-part-board'),
          },
          {
            field_title: t('summer'),
            field_text: t('hay-needs-turning-july'),
          },
          {
            field_title: t('between'),
            field_text: t('november-april-belong-village'),
          },
        ],
      },
      {
        type: 'accordion',
        field_title: t('house-rules-short-version'),
        field_items: [
          fold(t('noise'), t('ten-oclock-sound-carries')),
          fold(t('guests'), t('two-nights-month-free')),
          fold(t('smoke-drink'), t('outdoors-from-eighteen-uniform')),
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/careers/',
    brands: ['HIM'],
    title: t('careers-internships'),
    field_lead: t('one-placement-officer-140'),
    hero: pic('train-viaduct'),
    blocks: [
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat('97 %', t('work-within-six-months')),
          stat('CHF 2,350', t('usual-monthly-pay-swiss')),
          stat('31', t('countries')),
          stat('1 in 4', t('returns-house-internship')),
        ],
      },
      {
        type: 'timeline',
        field_title: t('how-placement-comes-about'),
        field_items: [
          step(t('week-4'), t('name-three-wishes'), t('place-kind-house-department')),
          step(t('week-7'), t('interview-training'), t('two-general-managers-who')),
          step(t('week-10'), t('two-interviews'), t('usually-video-language-house')),
          step(t('week-13'), t('contract'), t('hours-pay-room-insurance')),
          step(t('month-2'), t('call'), t('again-month-five-if')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('after-graduation'),
        field_text: t('placement-office-stays-open'),
        field_media: pic('night-city'),
        field_side: 'start',
      },
      {
        type: 'cta',
        field_title: t('looking-staff'),
        field_text: t('recruiting-days-march-october'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  },
];
