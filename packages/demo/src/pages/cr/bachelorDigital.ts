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
import { captioned, link, step } from '../kit/text.ts';

const t = loadTexts('pages/cr/bachelorDigital');

/** The college's bachelor's programme in digital business. */
export const crBachelorDigital: SeedPage[] = [
  programPage({
    alias: 'bachelor-digital-business',
    school: 'CR',
    title: t('bachelor-digital-business'),
    credential: t('bachelor-science'),
    lead: t('learn-read-code-question'),
    body: t('will-write-few-thousand'),
    hero: 'facade-modern',
    modeLabel: labels.fullTime,
    workload: credits(180, 36),
    level: 'bachelor',
    subject: 'business',
    mode: 'full_time',
    duration_months: 36,
    semesters: 6,
    campuses: ['/campuses/weggis/'],
    intakes: intakes(['09-20'], 9),
    fees: fees({
      registration: 200,
      deposit: 2500,
      materials: 1200,
      tuition: [15200, 15200, 15200, 3600, 15200, 15700],
      board: [6600, 6600, 6600, 0, 6600, 6600],
      insurance: 600,
    }),
    requirements: [requirements.secondary],
    internship: {
      months: 6,
      monthly_pay: 2750,
      text: t('data-product-team'),
    },
    career_outcomes: [
      outcomes.productManager,
      outcomes.dataAnalyst,
      outcomes.marketer,
      outcomes.founder,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [m.programming, m.mathematics, m.economics, m.businessEnglish],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.databases, m.statistics, m.marketing, m.accounting],
        credits: 30,
      },
      { term: terms.three, modules: [m.dataAnalysis, m.ecommerce, m.ux, m.law], credits: 30 },
      { term: terms.four, modules: [m.internship, m.internshipReport], credits: 30 },
      {
        term: terms.five,
        modules: [m.ai, m.projectManagement, m.prototyping, m.corporateFinance],
        credits: 30,
      },
      { term: terms.six, modules: [m.strategy, m.ethics, m.thesis], credits: 30 },
    ],
    blocks: [
      {
        type: 'timeline',
        field_tone: 'ink',
        field_title: t('one-dataset-three-years'),
        field_items: [
          step(t('year-1'), t('count-passengers'), t('find-out-gate-counts')),
          step(t('year-2'), t('predict-saturdays'), t('within-eight-per-cent')),
          step(t('year-3'), t('change-timetable'), t('05-54-boat-exists')),
        ],
      },
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned('workshop', t('where-tools-built')),
          captioned('harbour', t('where-data-comes-from')),
          captioned('lecture-hall', t('where-defended')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.language, questions.work, questions.scholarship, questions.visa],
      },
      {
        type: 'cta',
        field_title: t('bring-own-laptop'),
        field_links: [link('/apply/', labels.applyNow), link('/brochure/', labels.brochure)],
      },
    ],
  }),
];
