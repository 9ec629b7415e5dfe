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

const t = loadTexts('pages/caa/bachelor');

/** The academy's bachelor's programme. */
export const caaBachelor: SeedPage[] = [
  programPage({
    alias: 'bachelor-culinary-arts',
    school: 'CAA',
    title: t('bachelor-culinary-arts'),
    credential: t('bachelor-arts'),
    lead: t('three-years-from-first'),
    body: t('repetition-then-freedom-first'),
    hero: 'kitchen-copper',
    modeLabel: labels.fullTime,
    workload: credits(180, 40),
    level: 'bachelor',
    subject: 'culinary',
    mode: 'full_time',
    duration_months: 36,
    semesters: 6,
    campuses: ['/campuses/ascona/'],
    intakes: intakes(['01-25', '09-13']),
    fees: fees({
      registration: 250,
      deposit: 2500,
      materials: 2850,
      tuition: [16900, 16900, 3900, 16900, 3900, 17900],
      board: [6400, 6400, 0, 6400, 0, 6400],
      insurance: 610,
    }),
    requirements: [requirements.secondary, requirements.trade],
    internship: {
      months: 12,
      monthly_pay: 2410,
      text: t('two-kitchens-choice-one'),
    },
    career_outcomes: [
      outcomes.chefDePartie,
      outcomes.sousChef,
      outcomes.restaurateur,
      outcomes.foodWriter,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [m.knife, m.sauces, m.nutrition, m.tasting, m.italian],
        credits: 30,
      },
      { term: terms.two, modules: [m.meat, m.fish, m.bread, m.foodCost], credits: 30 },
      { term: terms.three, modules: [m.internship, m.internshipReport], credits: 30 },
      {
        term: terms.four,
        modules: [m.plants, m.garden, m.worldCuisines, m.wine, m.accounting],
        credits: 30,
      },
      { term: terms.five, modules: [m.internship, m.research], credits: 30 },
      {
        term: terms.six,
        modules: [m.menuDesign, m.trainingRestaurant, m.hr, m.thesis],
        credits: 30,
      },
    ],
    blocks: [
      {
        type: 'gallery',
        perPage: 3,
        field_items: [
          captioned('kitchen-still-life', t('semester-1-knife-work')),
          captioned('market-stall', t('semester-4-from-garden')),
          captioned('kitchen-pass', t('semester-6-menu-il')),
          captioned('vineyard', t('field-trip-merlot-slopes')),
        ],
      },
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat('900', t('artichokes-year-one')),
          stat('58', t('guests-final-menu')),
          stat('6', t('litres-from-forty-good')),
        ],
      },
      {
        type: 'quote',
        field_text: t('i-came-learn-recipes'),
        field_author: t('graduate-2024'),
        field_role: t('sous-chef-copenhagen'),
        image: pic('table-setting'),
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [
          questions.uniform,
          questions.pay,
          questions.room,
          questions.visa,
          questions.deposit,
        ],
      },
      {
        type: 'cta',
        field_tone: 'tint',
        field_title: t('cook-one-day-trial'),
        field_links: [
          link('/culinary-open-day/', labels.culinaryDay),
          link('/apply/', labels.applyNow),
        ],
      },
    ],
  }),
];
