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
import { captioned, fold, link, stat } from '../kit/text.ts';

const t = loadTexts('pages/cr/foundation');

/** The college's foundation year. */
export const crFoundation: SeedPage[] = [
  programPage({
    alias: 'foundation-year',
    school: 'CR',
    title: t('foundation-year'),
    credential: t('foundation-certificate'),
    lead: t('ten-months-english-mathematics'),
    body: t('seventeen-eighteen-school-marks'),
    hero: 'library',
    modeLabel: labels.fullTime,
    workload: hours(38),
    level: 'certificate',
    subject: 'business',
    mode: 'full_time',
    duration_months: 10,
    semesters: 2,
    campuses: ['/campuses/weggis/'],
    intakes: intakes(['08-23'], 8),
    fees: fees({
      registration: 150,
      deposit: 1500,
      tuition: [9800, 9800],
      board: [6400, 6400],
      insurance: 600,
    }),
    requirements: [requirements.secondaryYounger],
    career_outcomes: [outcomes.furtherStudy],
    curriculum: [
      {
        term: terms.one,
        modules: [m.academicEnglish, m.mathematics, m.studySkills, m.swissCulture],
      },
      {
        term: terms.two,
        modules: [m.academicEnglish, m.statistics, m.hospitalityIntro, m.excursions],
      },
    ],
    blocks: [
      {
        type: 'stats',
        field_tone: 'tint',
        field_items: [
          stat('93 / 98', t('went-degree-last-year')),
          stat('14', t('students-group')),
          stat('26', t('lessons-week')),
        ],
      },
      {
        type: 'gallery',
        perPage: 2,
        field_items: [
          captioned('lecture-hall', t('mathematics-tuesday-clinic')),
          captioned('cable-car', t('excursion-rigi')),
          captioned('dormitory', t('house-ahorn-double-rooms')),
        ],
      },
      {
        type: 'accordion',
        is_faq: true,
        field_anchor: 'questions',
        field_title: labels.questions,
        field_items: [
          fold(t('what-if-i-dont'), t('repeat-one-semester-half')),
          questions.room,
          questions.visa,
          questions.deposit,
        ],
      },
      {
        type: 'cta',
        field_tone: 'brand',
        field_title: t('start-august'),
        field_links: [link('/apply/', labels.applyNow), link('/programs/', labels.allPrograms)],
      },
    ],
  }),
];
