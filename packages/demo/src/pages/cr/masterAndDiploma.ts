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
import { fold, link, pic, stat } from '../kit/text.ts';

const t = loadTexts('pages/cr/masterAndDiploma');

/** The college's master's programme and its diploma in entrepreneurship. */
export const crMasterAndDiploma: SeedPage[] = [
  programPage({
    alias: 'master-international-business',
    school: 'CR',
    title: t('master-international-business'),
    credential: t('master-business-administration'),
    lead: t('two-years-beside-job'),
    body: t('people-who-already-decide'),
    hero: 'lake-sunset',
    modeLabel: labels.blended,
    workload: credits(90, 18),
    level: 'master',
    subject: 'business',
    mode: 'blended',
    duration_months: 24,
    semesters: 4,
    campuses: ['/campuses/weggis/'],
    intakes: intakes(['03-08', '10-04'], 10),
    fees: fees({
      registration: 300,
      deposit: 1500,
      tuition: [8900, 8900, 8900, 8900],
      board: [1900, 1900, 1900, 1900],
    }),
    requirements: [requirements.bachelor, requirements.experience],
    career_outcomes: [
      outcomes.generalManager,
      outcomes.exportManager,
      outcomes.businessDeveloper,
      outcomes.founder,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [m.economics, m.managerialAccounting, m.internationalTrade],
        credits: 22,
      },
      { term: terms.two, modules: [m.corporateFinance, m.negotiation, m.law], credits: 22 },
      { term: terms.three, modules: [m.strategy, m.hr, m.ai], credits: 22 },
      { term: terms.four, modules: [m.ethics, m.thesis], credits: 24 },
    ],
    blocks: [
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat('32', t('average-age')),
          stat('19', t('countries-class-30')),
          stat(t('18-h'), t('week-most-them-when')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('fortnight'),
        field_text: t('mornings-one-case-one'),
        field_media: pic('conference'),
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [
          fold(t('what-if-i-miss'), t('make-up-next-class')),
          questions.credits,
          questions.scholarship,
        ],
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t('talk-someone-who-halfway'),
        field_links: [link('/meet-a-representative/', labels.meet), link('/apply/', labels.apply)],
      },
    ],
  }),
  programPage({
    alias: 'diploma-entrepreneurship',
    school: 'CR',
    title: t('diploma-entrepreneurship'),
    credential: t('higher-diploma'),
    lead: t('twelve-months-chf-5'),
    body: t('dont-need-idea-apply'),
    hero: 'workshop',
    modeLabel: labels.fullTime,
    workload: credits(60, 40),
    level: 'diploma',
    subject: 'business',
    mode: 'full_time',
    duration_months: 12,
    semesters: 2,
    campuses: ['/campuses/weggis/'],
    intakes: intakes(['02-15'], 8),
    fees: fees({
      registration: 200,
      deposit: 2000,
      tuition: [12800, 12800],
      board: [6600, 6600],
      insurance: 600,
    }),
    requirements: [requirements.secondaryYounger],
    career_outcomes: [outcomes.founder, outcomes.businessDeveloper, outcomes.productManager],
    curriculum: [
      {
        term: terms.one,
        modules: [m.entrepreneurship, m.prototyping, m.accounting, m.ux, m.marketing],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.businessPlan, m.fundraising, m.law, m.negotiation, m.finalProject],
        credits: 30,
      },
    ],
    blocks: [
      {
        type: 'cards',
        field_variant: 'index',
        field_title: t('still-trading'),
        field_items: [
          {
            field_title: t('linen-kilo-hotels-under'),
            field_text: t('founded-2019-nine-staff'),
          },
          {
            field_title: t('translator-allergy-lists'),
            field_text: t('founded-2021-used-340'),
          },
          {
            field_title: t('night-trains-skis'),
            field_text: t('founded-2022-skis-arrive'),
          },
        ],
      },
      {
        type: 'quote',
        field_tone: 'ink',
        field_text: t('they-clapped-when-i'),
        field_author: t('graduate-2023'),
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.scholarship, questions.visa, questions.room, questions.deposit],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('no-idea-required'),
        field_links: [link('/apply/', labels.applyNow), link('/contact/', labels.contact)],
      },
    ],
  }),
];
