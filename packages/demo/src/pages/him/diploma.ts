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

const t = loadTexts('pages/him/diploma');

/** The institute's diploma in rooms and front office. */
export const himDiploma: SeedPage[] = [
  programPage({
    alias: 'diploma-rooms-and-front-office',
    school: 'HIM',
    title: t('diploma-rooms-front-office'),
    credential: t('higher-diploma'),
    lead: t('eighteen-months-from-linen'),
    body: t('people-who-want-work'),
    hero: 'reception-desk',
    modeLabel: labels.fullTime,
    workload: credits(90, 36),
    level: 'diploma',
    subject: 'hospitality',
    mode: 'full_time',
    duration_months: 18,
    semesters: 3,
    campuses: ['/campuses/muerren/'],
    intakes: intakes(['02-08', '09-06'], 8),
    fees: fees({
      registration: 200,
      deposit: 2000,
      materials: 900,
      tuition: [13200, 13200, 2900],
      board: [6900, 6900, 0],
      insurance: 620,
    }),
    requirements: [requirements.secondaryYounger],
    internship: {
      months: 6,
      monthly_pay: 2320,
      text: t('swiss-hotel-choice-from'),
    },
    career_outcomes: [outcomes.frontOfficeManager, outcomes.guestRelations, outcomes.roomsManager],
    curriculum: [
      {
        term: terms.one,
        modules: [m.hospitalityIntro, m.housekeeping, m.frontOffice, m.german, m.businessEnglish],
        credits: 30,
      },
      {
        term: terms.two,
        modules: [m.guestExperience, m.revenue, m.distribution, m.accounting, m.german2],
        credits: 30,
      },
      { term: terms.three, modules: [m.internship, m.internshipReport], credits: 30 },
    ],
    blocks: [
      {
        type: 'tabs',
        field_title: t('three-desks'),
        field_items: [
          {
            field_title: t('rooms'),
            field_text: t('twenty-four-minutes-departure'),
            image: pic('suite'),
          },
          {
            field_title: t('desk'),
            field_text: t('arrivals-four-languages-payments'),
            image: pic('lobby-evening'),
          },
          {
            field_title: t('night'),
            field_text: t('closing-day-opening-next'),
            image: pic('facade-night'),
          },
        ],
      },
      {
        type: 'stats',
        field_tone: 'brand',
        field_items: [
          stat('CHF 4,350', t('average-first-monthly-pay')),
          stat('58', t('partner-hotels-switzerland')),
          stat('1 : 12', t('mentors-students')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [
          fold(t('can-i-go-bachelors'), t('yes-enter-third-semester')),
          questions.pay,
          questions.room,
          questions.visa,
        ],
      },
      {
        type: 'cta',
        field_title: t('start-february-september'),
        field_links: [link('/apply/', labels.applyNow), link('/contact/', labels.contact)],
      },
    ],
  }),
];
