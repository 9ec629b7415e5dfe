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
import { fold, link, pic } from '../kit/text.ts';

const t = loadTexts('pages/caa/pastry');

/** The academy's diploma in pastry and chocolate. */
export const caaPastry: SeedPage[] = [
  programPage({
    alias: 'diploma-pastry-and-chocolate',
    school: 'CAA',
    title: t('diploma-pastry-chocolate'),
    credential: t('higher-diploma'),
    lead: t('twelve-months-butter-sugar'),
    body: t('bench-own-each-student'),
    hero: 'pastry-bench',
    modeLabel: labels.fullTime,
    workload: credits(60, 40),
    level: 'diploma',
    subject: 'pastry',
    mode: 'full_time',
    duration_months: 12,
    semesters: 2,
    campuses: ['/campuses/ascona/'],
    intakes: intakes(['01-25', '09-13'], 8),
    fees: fees({
      registration: 250,
      deposit: 2000,
      materials: 2400,
      tuition: [15600, 3600],
      board: [6400, 0],
      insurance: 610,
    }),
    requirements: [requirements.secondaryYounger, requirements.trade],
    internship: {
      months: 6,
      monthly_pay: 2380,
      text: t('ticino-lombardy-wherever-there'),
    },
    career_outcomes: [outcomes.pastryChef, outcomes.chocolatier, outcomes.founder],
    curriculum: [
      {
        term: terms.one,
        modules: [m.pastryBasics, m.bread, m.chocolate, m.sugar, m.plated, m.iceCream],
        credits: 36,
      },
      { term: terms.two, modules: [m.internship, m.foodCost, m.finalProject], credits: 24 },
    ],
    blocks: [
      {
        type: 'tabs',
        field_title: t('three-temperatures'),
        field_items: [
          {
            field_title: t('31-5-c'),
            field_text: t('dark-chocolate-temper-learn'),
            image: pic('kitchen-copper'),
          },
          {
            field_title: t('18-c'),
            field_text: t('ice-cream-parfait-sorbet'),
            image: pic('terrace-summer'),
          },
          {
            field_title: t('165-c'),
            field_text: t('sugar-pulled-blown-burns'),
            image: pic('kitchen-still-life'),
          },
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [
          fold(t('i-dont-eat-gluten'), t('tasting-can-be-replaced')),
          questions.uniform,
          questions.room,
          questions.work,
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('twelve-benches'),
        field_links: [link('/apply/', labels.applyNow), link('/visit/', labels.visit)],
      },
    ],
  }),
];
