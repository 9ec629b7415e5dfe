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
import { captioned, link, pic, stat, step } from '../kit/text.ts';

const t = loadTexts('pages/caa/alpineAndBusiness');

/** The academy's certificate in Alpine cooking and its master's programme in culinary business. */
export const caaAlpineAndBusiness: SeedPage[] = [
  programPage({
    alias: 'certificate-alpine-cooking',
    school: 'CAA',
    title: t('certificate-alpine-cooking'),
    credential: t('certificate'),
    lead: t('six-months-what-eight'),
    body: t('alps-were-poor-cold'),
    hero: 'bread-oven',
    modeLabel: labels.fullTime,
    workload: credits(30, 38),
    level: 'certificate',
    subject: 'culinary',
    mode: 'full_time',
    duration_months: 6,
    semesters: 1,
    campuses: ['/campuses/ascona/'],
    intakes: intakes(['01-25', '09-13'], 6),
    fees: fees({
      registration: 200,
      deposit: 1500,
      materials: 1650,
      tuition: [11900],
      board: [6400],
      insurance: 610,
    }),
    requirements: [requirements.trade],
    career_outcomes: [outcomes.chefDePartie, outcomes.restaurateur],
    curriculum: [
      {
        term: terms.one,
        modules: [m.alpineCuisine, m.fish, m.bread, m.plants, m.wine, m.excursions],
        credits: 30,
      },
    ],
    blocks: [
      {
        type: 'timeline',
        field_title: t('from-lake-hut'),
        field_items: [
          step('196 m', t('perch-olive-oil-chestnut')),
          step('740 m', t('polenta-rabbit-wild-garlic')),
          step('1 210 m', t('rye-cabbage-smoked-beef')),
          step('1 840 m', t('milk-hay')),
        ],
      },
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned('market-stall', t('chestnuts-october')),
          captioned('alps-noon', t('pasture-above-dairy')),
          captioned('lake-fog', t('perch-fishing-4-50')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.uniform, questions.room, questions.visa],
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t('start-perch'),
        field_links: [link('/apply/', labels.applyNow), link('/brochure/', labels.brochure)],
      },
    ],
  }),
  programPage({
    alias: 'master-culinary-business',
    school: 'CAA',
    title: t('master-culinary-business'),
    credential: t('master-arts'),
    lead: t('four-ten-new-restaurants'),
    body: t('open-one-paper-then'),
    hero: 'bar-counter',
    modeLabel: labels.fullTime,
    workload: credits(60, 40),
    level: 'master',
    subject: 'business',
    mode: 'full_time',
    duration_months: 12,
    semesters: 2,
    campuses: ['/campuses/ascona/'],
    intakes: intakes(['09-13'], 14),
    fees: fees({
      registration: 300,
      deposit: 2500,
      materials: 800,
      tuition: [18600, 18600],
      board: [6600, 6600],
      insurance: 610,
    }),
    requirements: [requirements.bachelor, requirements.experience],
    career_outcomes: [outcomes.restaurateur, outcomes.productDeveloper, outcomes.consultant],
    curriculum: [
      {
        term: terms.one,
        modules: [m.restaurantConcept, m.corporateFinance, m.menuDesign, m.marketing, m.law],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.trainingRestaurant, m.foodCost, m.hr, m.fundraising, m.thesis],
        credits: 30,
      },
    ],
    blocks: [
      {
        type: 'stats',
        field_tone: 'ink',
        field_items: [
          stat('10', t('evenings-own-till')),
          stat('31 %', t('food-cost-panel-accepts')),
          stat('23', t('restaurants-founded-graduates')),
        ],
      },
      {
        type: 'text_media',
        field_title: t('somebody-says-no'),
        field_text: t('panel-has-five-members'),
        field_media: pic('conference'),
        field_side: 'start',
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.scholarship, questions.credits, questions.work, questions.visa],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('bring-us-idea'),
        field_links: [link('/meet-a-representative/', labels.meet), link('/apply/', labels.apply)],
      },
    ],
  }),
];
