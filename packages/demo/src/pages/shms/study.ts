import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { labels } from '../kit/labels.ts';
import { questions } from '../kit/questions.ts';
import { captioned, fold, link, pic, stat, step } from '../kit/text.ts';

const t = loadTexts('pages/shms/study');

/** Admissions, scholarships, student life and careers of the school. English alone. */
export const shmsStudy: SeedPage[] = [
  {
    type: 'lego_page',
    alias: '/admissions/',
    brands: ['SHMS'],
    title: t('admissions'),
    field_lead: t('two-intakes-year-five'),
    hero: pic('library'),
    blocks: [
      {
        type: 'rich_text',
        field_text: t('what-look-1-school'),
      },
      {
        type: 'timeline',
        field_tone: 'tint',
        field_title: t('dates'),
        field_items: [
          step(t('february'), t('apply-early-november'), t('visa-countries-mid-october')),
          step(t('august'), t('apply-early-june'), t('visa-countries-mid-may')),
          step(t('online-certificate'), t('three-weeks-before-starts')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_title: labels.questions,
        field_items: [
          fold(t('do-hold-places'), t('three-weeks-after-offer')),
          fold(t('can-my-parents-talk'), t('yes-nine-languages-tuesdays')),
          questions.visa,
          questions.credits,
        ],
      },
      {
        type: 'downloads',
        field_title: t('take-home'),
        field_items: [{ title: t('brochure-2027-sent-e'), url: '/brochure/' }],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('about-four-minutes'),
        field_text: t('what-form-takes-what'),
        field_links: [link('/apply/', labels.applyNow)],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/scholarships/',
    brands: ['SHMS'],
    title: t('scholarships'),
    field_lead: t('widow-from-thun-left'),
    hero: pic('lake-sunset'),
    blocks: [
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat('71', t('scholarships-year')),
          stat('10 to 40 %', t('tuition')),
          stat('CHF 690,000', t('paid-out-2025')),
        ],
      },
      {
        type: 'tabs',
        field_title: t('which-one'),
        field_items: [
          {
            field_title: t('merit'),
            field_text: t('15-25-per-cent'),
          },
          {
            field_title: t('need'),
            field_text: t('up-40-per-cent'),
          },
          {
            field_title: t('craft'),
            field_text: t('20-per-cent-people'),
          },
          {
            field_title: t('music'),
            field_text: t('10-per-cent-twelve'),
          },
        ],
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
    brands: ['SHMS'],
    title: t('student-life'),
    field_lead: t('jacket-eight-oar-four'),
    hero: pic('lake-sail'),
    blocks: [
      {
        type: 'text_media',
        field_side: 'start',
        field_title: t('rooms-past'),
        field_text: t('first-years-share-double'),
        field_media: pic('dormitory'),
      },
      {
        type: 'cards',
        field_variant: 'rail',
        field_tone: 'tint',
        field_title: t('clubs-keys'),
        field_items: [
          {
            field_title: t('boathouse'),
            field_text: t('eleven-sailing-boats-one'),
            image: pic('harbour'),
          },
          {
            field_title: t('cellar'),
            field_text: t('eighty-six-wines-blind'),
            image: pic('bar-counter'),
          },
          {
            field_title: t('stage'),
            field_text: t('one-play-term-whatever'),
            image: pic('conference'),
          },
          {
            field_title: t('peaks'),
            field_text: t('niesen-before-breakfast-twice'),
            image: pic('alps-dawn'),
          },
        ],
      },
      {
        type: 'accordion',
        field_title: t('dress-other-traditions'),
        field_items: [
          fold(t('what-do-i-wear'), t('business-dress-until-four')),
          fold(t('what-about-prayer-diet'), t('quiet-room-open-day')),
        ],
      },
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned('lake-morning', t('rowing-6-20')),
          captioned('lecture-hall', t('chapel-hall-8-15')),
          captioned('facade-night', t('home-23-00')),
        ],
      },
    ],
  },
  {
    type: 'lego_page',
    alias: '/careers/',
    brands: ['SHMS'],
    title: t('careers'),
    field_lead: t('164-employers-came-last'),
    hero: pic('night-city'),
    blocks: [
      {
        type: 'logos',
        field_title: t('who-came'),
        field_items: [
          { title: t('palace-collection-bernina') },
          { title: t('nordwind-hotels') },
          { title: t('maison-corvatte') },
          { title: t('al-marsa-resorts') },
          { title: t('grand-lagune') },
          { title: t('tessenberg-partners') },
          { title: t('banca-del-lario') },
          { title: t('kestrel-air') },
        ],
      },
      {
        type: 'stats',
        field_tone: 'ink',
        field_items: [
          stat('2.7', t('offers-per-graduate')),
          stat('95 %', t('work-within-six-months')),
          stat('CHF 4,600', t('median-first-salary-switzerland')),
          stat('38 %', t('posts-outside-hotels')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('coach-own'),
        field_text: t('each-student-has-one'),
        field_media: pic('seminar-room'),
      },
      {
        type: 'quote',
        field_text: t('my-coach-told-me'),
        field_author: t('graduate-2022'),
        field_role: t('asset-manager-vienna'),
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t('next-career-days-march'),
        field_links: [link('/events/', labels.allEvents), link('/contact/', labels.contact)],
      },
    ],
  },
];
