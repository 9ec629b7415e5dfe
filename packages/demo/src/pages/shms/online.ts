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
import { fold, link, stat } from '../kit/text.ts';

const t = loadTexts('pages/shms/online');

/** The school's online certificate. */
export const shmsOnline: SeedPage[] = [
  programPage({
    alias: 'certificate-revenue-management',
    school: 'SHMS',
    title: t('online-certificate-revenue'),
    credential: t('certificate-advanced-studies'),
    lead: t('six-months-twelve-hours'),
    body: t('given-hotel-first-evening'),
    hero: 'conference',
    modeLabel: labels.partTimeOnline,
    workload: hours(12),
    level: 'certificate',
    subject: 'finance',
    mode: 'online',
    duration_months: 6,
    semesters: 1,
    campuses: [],
    intakes: intakes(['03-01', '10-04'], 3),
    fees: fees({ registration: 150, tuition: [4900] }),
    requirements: [requirements.experience, requirements.bachelor],
    career_outcomes: [outcomes.revenueAnalyst, outcomes.roomsManager],
    curriculum: [
      {
        term: terms.one,
        modules: [m.revenue, m.advancedRevenue, m.distribution, m.dataAnalysis, m.finalProject],
        credits: 15,
      },
    ],
    blocks: [
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat('24', t('people-class')),
          stat('26', t('simulated-weeks')),
          stat('18:30', t('live-tuesdays-thursdays-swiss')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [
          questions.pace,
          fold(t('do-i-need-code'), t('no-spreadsheet-enough-teach')),
          fold(t('can-my-employer-pay'), t('yes-two-three-do')),
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('take-first-evening-free'),
        field_links: [link('/contact/', labels.contact), link('/apply/', labels.apply)],
      },
    ],
  }),
];
