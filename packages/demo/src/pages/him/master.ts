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
import { link, pic, step } from '../kit/text.ts';

const t = loadTexts('pages/him/master');

/** The institute's master's programme. */
export const himMaster: SeedPage[] = [
  programPage({
    alias: 'master-alpine-hospitality',
    school: 'HIM',
    title: t('master-alpine-hospitality'),
    credential: t('master-science'),
    lead: t('what-happens-ski-hotel'),
    body: t('laboratory-timetable-murren'),
    hero: 'alps-storm',
    modeLabel: labels.fullTime,
    workload: credits(90, 40),
    level: 'master',
    subject: 'hotel_management',
    mode: 'full_time',
    duration_months: 18,
    semesters: 3,
    campuses: ['/campuses/muerren/'],
    intakes: intakes(['09-06'], 16),
    fees: fees({
      registration: 300,
      deposit: 2500,
      tuition: [18900, 18900, 9800],
      board: [7200, 7200, 0],
      insurance: 620,
    }),
    requirements: [requirements.bachelor, requirements.experience],
    internship: {
      months: 6,
      monthly_pay: 2900,
      text: t('project-semester-one-partner'),
    },
    career_outcomes: [
      outcomes.resortManager,
      outcomes.destinationManager,
      outcomes.generalManager,
      outcomes.consultant,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [m.destination, m.economics, m.facility, m.managerialAccounting, m.research],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.strategy, m.sustainability, m.advancedRevenue, m.safety, m.negotiation],
        credits: 30,
      },
      { term: terms.three, modules: [m.consulting, m.thesis], credits: 30 },
    ],
    blocks: [
      {
        type: 'timeline',
        field_title: t('eighteen-months'),
        field_items: [
          step(t('september'), t('field-week'), t('five-days-foot-from')),
          step(t('january'), t('high-season-audit'), t('measure-queues-energy-margins')),
          step(t('june'), t('matching-day'), t('sixteen-houses-present-problem')),
          step(t('february'), t('defence'), t('forty-minutes-front-people')),
        ],
      },
      {
        type: 'text_media',
        field_tone: 'tint',
        field_side: 'start',
        field_title: t('taught-operators'),
        field_text: t('half-teaching-done-people'),
        field_media: pic('seminar-room'),
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [questions.credits, questions.work, questions.language, questions.scholarship],
      },
      {
        type: 'cta',
        field_tone: 'ink',
        field_title: t('talk-programme-head'),
        field_text: t('thirty-minutes-online-without'),
        field_links: [link('/meet-a-representative/', labels.meet), link('/apply/', labels.apply)],
      },
    ],
  }),
];
