import { loadTexts } from '../../loadTexts.ts';
import type { SeedPage } from '../../types.ts';

const t = loadTexts('pages/kit/requirements');

type Way = NonNullable<SeedPage['program']>['requirements'][number];

/**
 * Countries whose school and university certificates are recognised by treaty; those of all others
 * are checked one by one.
 */
const byTreaty =
  'AD AL AM AT AU AZ BA BE BG BY CA CH CY CZ DE DK EE ES FI FR GB GE GR HR HU IE IL IS IT KG KZ LI LT LU LV MC MD ME MK MT NL NO NZ PL PT RO RS SE SI SK SM TJ TM TR UA VA'.split(
    ' ',
  );
/** Countries that train cooks and hotel staff as Switzerland does. */
const ofApprenticeships = ['AT', 'CH', 'DE', 'DK', 'FR', 'IT', 'LI', 'LU'];

/** Entry requirements that several programmes share; “Can I apply?” judges by them. */
export const requirements = {
  secondary: {
    qualification: t('upper-secondary-school'),
    language_level: 'IELTS 5.5, TOEFL iBT 65, CEFR B2',
    minimum_age: 18,
    accepts: ['secondary', 'bachelor', 'master'],
    considers: ['in_school', 'vocational'],
    countries: byTreaty,
  },
  secondaryYounger: {
    qualification: t('ten-years-school-completed'),
    language_level: 'IELTS 4.5, CEFR B1',
    minimum_age: 17,
    accepts: ['secondary', 'vocational', 'bachelor', 'master'],
    considers: ['in_school'],
    countries: byTreaty,
  },
  bachelor: {
    qualification: t('bachelors-degree-any-subject'),
    language_level: 'IELTS 6.5, TOEFL iBT 86, CEFR C1',
    minimum_age: 21,
    accepts: ['bachelor', 'master'],
    considers: [],
    countries: byTreaty,
  },
  experience: {
    qualification: t('higher-diploma-three-years'),
    language_level: 'IELTS 6.0, CEFR B2',
    minimum_age: 23,
    note: t('invite-interview-40-minutes'),
    accepts: [],
    considers: ['vocational', 'bachelor', 'master'],
    countries: [],
  },
  open: {
    qualification: t('no-school-certificate-needed'),
    language_level: 'CEFR B1',
    minimum_age: 17,
    note: t('bring-curiosity-flat-closed'),
    accepts: ['in_school', 'secondary', 'vocational', 'bachelor', 'master'],
    considers: [],
    countries: [],
  },
  trade: {
    qualification: t('apprenticeship-one-year'),
    language_level: 'IELTS 5.0, CEFR B1',
    minimum_age: 18,
    accepts: ['vocational'],
    considers: ['secondary', 'bachelor', 'master'],
    countries: ofApprenticeships,
  },
} satisfies Record<string, Way>;
