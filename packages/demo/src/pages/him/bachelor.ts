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
import { captioned, link, pic, stat } from '../kit/text.ts';

const t = loadTexts('pages/him/bachelor');

/** The institute's bachelor's programme. */
export const himBachelor: SeedPage[] = [
  programPage({
    alias: 'bachelor-hotel-management',
    school: 'HIM',
    title: t('bachelor-hotel-management'),
    credential: t('bachelor-science'),
    lead: t('three-years-six-semesters'),
    body: t('operations-first-numbers-second'),
    hero: 'lobby-day',
    modeLabel: labels.fullTime,
    workload: credits(180, 38),
    level: 'bachelor',
    subject: 'hotel_management',
    mode: 'full_time',
    duration_months: 36,
    semesters: 6,
    campuses: ['/campuses/muerren/'],
    intakes: intakes(['02-08', '09-06']),
    fees: fees({
      registration: 250,
      deposit: 2500,
      materials: 1450,
      tuition: [15800, 3900, 15800, 3900, 16400, 16400],
      board: [6900, 0, 6900, 0, 6900, 6900],
      insurance: 620,
    }),
    requirements: [requirements.secondary],
    internship: {
      months: 12,
      monthly_pay: 2350,
      text: t('two-placements-six-months'),
    },
    career_outcomes: [
      outcomes.trainee,
      outcomes.roomsManager,
      outcomes.fbManager,
      outcomes.hotelManager,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [m.hospitalityIntro, m.kitchenBasics, m.service, m.housekeeping, m.german],
        credits: 30,
      },
      { term: terms.two, modules: [m.internship, m.internshipReport], credits: 30 },
      {
        term: terms.three,
        modules: [m.frontOffice, m.accounting, m.marketing, m.economics, m.german2],
        credits: 30,
      },
      { term: terms.four, modules: [m.internship, m.internshipReport], credits: 30 },
      {
        term: terms.five,
        modules: [m.operations, m.revenue, m.hr, m.hotelLaw, m.mountainTourism],
        credits: 30,
      },
      {
        term: terms.six,
        modules: [m.strategy, m.sustainability, m.managerialAccounting, m.thesis],
        credits: 30,
      },
    ],
    blocks: [
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat('18', t('students-class-most')),
          stat('14', t('hours-week-hotel-semester')),
          stat('2', t('paid-internships')),
        ],
      },
      {
        type: 'quote',
        field_text: t('dont-grade-how-student'),
        field_author: t('head-operations'),
        field_role: t('hotel-institute-murren'),
        image: pic('table-setting'),
      },
      {
        type: 'gallery',
        field_title: t('where-happens'),
        perPage: 2,
        field_items: [
          captioned('reception-desk', t('front-office-lab')),
          captioned('kitchen-pass', t('pass-schilthalde')),
          captioned('seminar-room', t('eighteen-chairs-no-back')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [
          questions.visa,
          questions.room,
          questions.pay,
          questions.credits,
          questions.deposit,
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('next-class-starts-eighteen'),
        field_text: t('adviser-writes-within-five'),
        field_links: [link('/apply/', labels.applyNow), link('/brochure/', labels.brochure)],
      },
    ],
  }),
];
