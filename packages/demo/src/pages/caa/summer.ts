import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';
import { fees, intakes } from '../kit/facts.ts';
import { labels } from '../kit/labels.ts';
import { modules as m } from '../kit/modules/modules.ts';
import { outcomes } from '../kit/outcomes.ts';
import { hours, programPage } from '../kit/programPage.ts';
import { questions } from '../kit/questions.ts';
import { requirements } from '../kit/requirements.ts';
import { terms } from '../kit/terms.ts';
import { captioned, fold, link } from '../kit/text.ts';

const t = loadTexts('pages/caa/summer');

/**
 * The academy's summer course; its price list has run out, so that the fallback text shows (spec
 * §9).
 */
export const caaSummer: SeedPage[] = [
  programPage({
    alias: 'summer-lake-kitchen',
    school: 'CAA',
    title: t('summer-lake'),
    credential: t('certificate-attendance'),
    lead: t('four-weeks-cooking-july'),
    body: t('shop-market-six-cook'),
    hero: 'palm-promenade',
    modeLabel: labels.fullTime,
    workload: hours(26),
    level: 'short_course',
    subject: 'culinary',
    mode: 'full_time',
    duration_months: 1,
    semesters: 1,
    campuses: ['/campuses/ascona/'],
    intakes: intakes(['07-05'], 6),
    fees: fees({
      registration: 100,
      deposit: 300,
      tuition: [3400],
      board: [1500],
      insurance: 110,
      valid_from: '2024-09-01',
      valid_to: '2026-08-31',
    }),
    requirements: [requirements.open],
    career_outcomes: [outcomes.furtherStudy],
    curriculum: [
      { term: terms.weekOne, modules: [m.knife, m.plants] },
      { term: terms.weekTwo, modules: [m.fish, m.bread] },
      { term: terms.weeksThreeFour, modules: [m.plated, m.menuDesign, m.trainingRestaurant] },
    ],
    blocks: [
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned('market-stall', t('six-morning')),
          captioned('harbour', t('fishing-boat-takes-six')),
          captioned('terrace-evening', t('last-evening')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [fold(t('may-i-come-two'), t('yes-weeks-1-2')), questions.visa],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('ask-july-price'),
        field_links: [link('/contact/', labels.contact)],
      },
    ],
  }),
];
