import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { fees, intakes } from '../kit/facts.ts';
import { labels } from '../kit/labels.ts';
import { modules as m } from '../kit/modules/modules.ts';
import { outcomes } from '../kit/outcomes.ts';
import { credits, programPage } from '../kit/programPage.ts';
import { questions } from '../kit/questions.ts';
import { requirements } from '../kit/requirements.ts';
import { terms } from '../kit/terms.ts';
import { link, pic, stat, step } from '../kit/text.ts';

const t = loadTexts('pages/shms/bachelorLeadership');

/** The school's bachelor's programme in leadership. */
export const shmsBachelorLeadership: SeedPage[] = [
  programPage({
    alias: 'bachelor-hospitality-leadership',
    school: 'SHMS',
    title: t('bachelor-hospitality-leadership'),
    credential: t('bachelor-business-administration'),
    lead: t('three-years-palace-hotel'),
    body: t('lead-from-second-year'),
    hero: 'lobby-evening',
    modeLabel: labels.fullTime,
    workload: credits(180, 38),
    level: 'bachelor',
    subject: 'hospitality',
    mode: 'full_time',
    duration_months: 36,
    semesters: 6,
    campuses: ['/campuses/spiez/'],
    intakes: intakes(['02-01', '08-30'], 12),
    fees: fees({
      registration: 300,
      deposit: 3000,
      materials: 1600,
      tuition: [17400, 17400, 4200, 17400, 4200, 17900],
      board: [7600, 7600, 0, 7600, 0, 7600],
      insurance: 640,
    }),
    requirements: [requirements.secondary],
    internship: {
      months: 12,
      monthly_pay: 2360,
      text: t('two-half-years-second'),
    },
    career_outcomes: [
      outcomes.trainee,
      outcomes.fbManager,
      outcomes.generalManager,
      outcomes.consultant,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [m.service, m.kitchenBasics, m.frontOffice, m.businessEnglish, m.french],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.accounting, m.marketing, m.housekeeping, m.guestExperience, m.statistics],
        credits: 30,
      },
      { term: terms.three, modules: [m.internship, m.internshipReport], credits: 30 },
      {
        term: terms.four,
        modules: [m.hr, m.corporateFinance, m.revenue, m.hotelLaw, m.luxury],
        credits: 30,
      },
      { term: terms.five, modules: [m.internship, m.research], credits: 30 },
      { term: terms.six, modules: [m.strategy, m.ethics, m.realEstate, m.thesis], credits: 30 },
    ],
    blocks: [
      {
        type: 'timeline',
        field_tone: 'tint',
        field_title: t('semester-charge'),
        field_items: [
          step(t('week-1'), t('meet-nine'), t('they-have-never-held')),
          step(t('week-5'), t('first-full-service'), t('eighty-covers-pass')),
          step(t('week-11'), t('reviews'), t('review-them-they-review')),
          step(t('week-16'), t('banquet'), t('they-serve-parents')),
        ],
      },
      {
        type: 'stats',
        field_items: [
          stat('9', t('people-whom-lead-year')),
          stat('22', t('nationalities-average-class')),
          stat('1 : 14', t('lecturers-students')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('language-every-floor'),
        field_text: t('teaching-english-kitchen-speaks'),
        field_media: pic('kitchen-copper'),
        field_side: 'start',
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [
          questions.room,
          questions.visa,
          questions.pay,
          questions.scholarship,
          questions.deposit,
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('start-february-august'),
        field_links: [link('/apply/', labels.applyNow), link('/visit/', labels.visit)],
      },
    ],
  }),
];
