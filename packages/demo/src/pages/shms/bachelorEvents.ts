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
import { captioned, fold, link, pic } from '../kit/text.ts';

const t = loadTexts('pages/shms/bachelorEvents');

/** The school's bachelor's programme in events. */
export const shmsBachelorEvents: SeedPage[] = [
  programPage({
    alias: 'bachelor-events-and-guest-experience',
    school: 'SHMS',
    title: t('bachelor-events-guest-experience'),
    credential: t('bachelor-arts'),
    lead: t('sixty-real-evenings-year'),
    body: t('taught-backwards-from-opening'),
    hero: 'ballroom',
    modeLabel: labels.fullTime,
    workload: credits(180, 37),
    level: 'bachelor',
    subject: 'events',
    mode: 'full_time',
    duration_months: 36,
    semesters: 6,
    campuses: ['/campuses/spiez/'],
    intakes: intakes(['08-30'], 12),
    fees: fees({
      registration: 300,
      deposit: 3000,
      materials: 1100,
      tuition: [16900, 16900, 4200, 16900, 4200, 17400],
      board: [7600, 7600, 0, 7600, 0, 7600],
      insurance: 640,
    }),
    requirements: [requirements.secondary],
    internship: {
      months: 12,
      monthly_pay: 2340,
      text: t('agency-venue'),
    },
    career_outcomes: [
      outcomes.eventManager,
      outcomes.conferencePlanner,
      outcomes.weddingPlanner,
      outcomes.guestRelations,
    ],
    curriculum: [
      {
        term: terms.one,
        modules: [m.events, m.service, m.banqueting, m.businessEnglish, m.french],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.eventProduction, m.eventBudget, m.marketing, m.accounting],
        credits: 30,
      },
      { term: terms.three, modules: [m.internship, m.internshipReport], credits: 30 },
      {
        term: terms.four,
        modules: [m.sponsorship, m.digitalMarketing, m.law, m.ux, m.projectManagement],
        credits: 30,
      },
      { term: terms.five, modules: [m.internship, m.research], credits: 30 },
      {
        term: terms.six,
        modules: [m.strategy, m.negotiation, m.sustainability, m.thesis],
        credits: 30,
      },
    ],
    blocks: [
      {
        type: 'gallery',
        field_tone: 'ink',
        field_title: t('last-season'),
        perPage: 2,
        field_items: [
          captioned('conference', t('pharmacists-congress-380')),
          captioned('terrace-evening', t('lanterns-silver-wedding')),
          captioned('lake-steamer', t('chamber-music-18-35')),
          captioned('garden', t('garden-party-rain-plan')),
        ],
      },
      {
        type: 'quote',
        field_text: t('guest-remembers-two-things'),
        field_author: t('programme-head-events'),
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [
          fold(t('do-i-have-work'), t('yes-about-one-week')),
          questions.room,
          questions.work,
          questions.credits,
        ],
      },
      {
        type: 'cta',
        field_title: t('come-one-sixty'),
        field_links: [link('/events/', labels.allEvents), link('/apply/', labels.apply)],
        image: pic('facade-night'),
      },
    ],
  }),
];
