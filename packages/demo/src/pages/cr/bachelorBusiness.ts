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

const t = loadTexts('pages/cr/bachelorBusiness');

/** The college's bachelor's programme in business and hospitality. */
export const crBachelorBusiness: SeedPage[] = [
  programPage({
    alias: 'bachelor-business-and-hospitality',
    school: 'CR',
    title: t('bachelor-business-hospitality'),
    credential: t('bachelor-business-administration'),
    lead: t('management-degree-service'),
    body: t('where-guest-business-two'),
    hero: 'lake-noon',
    modeLabel: labels.fullTime,
    workload: credits(180, 36),
    level: 'bachelor',
    subject: 'business',
    mode: 'full_time',
    duration_months: 36,
    semesters: 6,
    campuses: ['/campuses/weggis/'],
    intakes: intakes(['02-15', '09-20'], 9),
    fees: fees({
      registration: 200,
      deposit: 2500,
      tuition: [14900, 14900, 14900, 3600, 14900, 15400],
      board: [6600, 6600, 6600, 0, 6600, 6600],
      insurance: 600,
    }),
    requirements: [requirements.secondary],
    internship: {
      months: 6,
      monthly_pay: 2480,
      text: t('one-semester-service-company'),
    },
    career_outcomes: [
      outcomes.businessDeveloper,
      outcomes.marketer,
      outcomes.guestRelations,
      outcomes.founder,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [m.hospitalityIntro, m.mathematics, m.businessEnglish, m.marketing, m.german],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.accounting, m.economics, m.guestExperience, m.statistics, m.german2],
        credits: 30,
      },
      {
        term: terms.three,
        modules: [m.operations, m.hr, m.law, m.digitalMarketing, m.revenue],
        credits: 30,
      },
      { term: terms.four, modules: [m.internship, m.internshipReport], credits: 30 },
      {
        term: terms.five,
        modules: [m.corporateFinance, m.ux, m.negotiation, m.entrepreneurship],
        credits: 30,
      },
      { term: terms.six, modules: [m.strategy, m.ethics, m.consulting, m.thesis], credits: 30 },
    ],
    blocks: [
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat('300', t('guests-first-saturday')),
          stat('28', t('monday-problems-year')),
          stat('24', t('students-class')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('cafe-business-school'),
        field_text: t('cafe-linde-landing-stage'),
        field_media: pic('terrace-summer'),
        field_side: 'start',
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.language, questions.credits, questions.room, questions.visa],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('take-saturday-shift'),
        field_text: t('visitors-may-help-cafe'),
        field_links: [link('/visit/', labels.visit), link('/apply/', labels.applyNow)],
      },
    ],
  }),
];
