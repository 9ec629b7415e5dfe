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
import { link, pic, stat } from '../kit/text.ts';

const t = loadTexts('pages/shms/postgraduate');

/** The school's master's programme and its postgraduate diploma. */
export const shmsPostgraduate: SeedPage[] = [
  programPage({
    alias: 'master-hospitality-finance',
    school: 'SHMS',
    title: t('master-hospitality-finance'),
    credential: t('master-science'),
    lead: t('sixteen-months-between-hotels'),
    body: t('who-owns-view-hotel'),
    hero: 'night-city',
    modeLabel: labels.fullTime,
    workload: credits(90, 40),
    level: 'master',
    subject: 'finance',
    mode: 'full_time',
    duration_months: 16,
    semesters: 3,
    campuses: ['/campuses/spiez/'],
    intakes: intakes(['08-30'], 18),
    fees: fees({
      registration: 350,
      deposit: 3000,
      tuition: [21400, 21400, 9200],
      board: [7800, 7800, 0],
      insurance: 640,
    }),
    requirements: [requirements.bachelor, requirements.experience],
    internship: {
      months: 5,
      monthly_pay: 3400,
      text: t('owner-bank-adviser'),
    },
    career_outcomes: [
      outcomes.assetManager,
      outcomes.revenueAnalyst,
      outcomes.consultant,
      outcomes.generalManager,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [
          m.corporateFinance,
          m.managerialAccounting,
          m.advancedRevenue,
          m.dataAnalysis,
          m.research,
        ],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.realEstate, m.valuation, m.investment, m.negotiation, m.consulting],
        credits: 30,
      },
      { term: terms.three, modules: [m.internship, m.thesis], credits: 30 },
    ],
    blocks: [
      {
        type: 'stats',
        field_tone: 'ink',
        field_items: [
          stat('40', t('hotels-share-their-figures')),
          stat('9 / 11', t('student-deals-closed')),
          stat('24', t('places-year')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('desk-bern'),
        field_text: t('fridays-class-moves-31'),
        field_media: pic('old-town'),
        field_side: 'end',
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.credits, questions.scholarship, questions.work, questions.visa],
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t('twenty-four-places-one'),
        field_links: [
          link('/apply/', labels.applyNow),
          link('/meet-a-representative/', labels.meet),
        ],
      },
    ],
  }),
  programPage({
    alias: 'diploma-hotel-operations',
    school: 'SHMS',
    title: t('postgraduate-diploma-hotel'),
    credential: t('postgraduate-diploma'),
    lead: t('twelve-months-people-degree'),
    body: t('last-years-class-held'),
    hero: 'table-setting',
    modeLabel: labels.fullTime,
    workload: credits(60, 38),
    level: 'diploma',
    subject: 'hotel_management',
    mode: 'full_time',
    duration_months: 12,
    semesters: 2,
    campuses: ['/campuses/spiez/'],
    intakes: intakes(['02-01', '08-30']),
    fees: fees({
      registration: 300,
      deposit: 2500,
      materials: 950,
      tuition: [17800, 4600],
      board: [7600, 0],
      insurance: 640,
    }),
    requirements: [requirements.bachelor],
    internship: {
      months: 6,
      monthly_pay: 2680,
      text: t('as-assistant-manager-trial'),
    },
    career_outcomes: [outcomes.trainee, outcomes.roomsManager, outcomes.hotelManager],
    curriculum: [
      {
        term: terms.one,
        modules: [
          m.hospitalityIntro,
          m.frontOffice,
          m.service,
          m.kitchenBasics,
          m.revenue,
          m.accounting,
        ],
        credits: 30,
      },
      { term: terms.two, modules: [m.internship, m.internshipReport], credits: 30 },
    ],
    blocks: [
      {
        type: 'quote',
        field_tone: 'brand',
        field_text: t('i-used-clear-jets'),
        field_author: t('graduate-2025'),
        field_role: t('assistant-manager-120-room'),
      },
      {
        type: 'text_media',
        field_title: t('from-boiler-room-up'),
        field_text: t('week-one-spent-below'),
        field_media: pic('workshop'),
        field_side: 'start',
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.pay, questions.language, questions.visa, questions.deposit],
      },
      {
        type: 'cta',
        field_title: t('change-floors'),
        field_links: [link('/apply/', labels.applyNow), link('/contact/', labels.contact)],
      },
    ],
  }),
];
