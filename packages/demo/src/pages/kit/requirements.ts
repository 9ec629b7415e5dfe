import type { SeedPage } from '../../types.ts';
import { t } from './text.ts';

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
    qualification: t(
      'Upper secondary school certificate (12 years of school)',
      'Título de educación secundaria superior (12 años de escolaridad)',
      'شهادة الثانوية العامة (12 سنة دراسية)',
      'Аттестат о полном среднем образовании (12 лет обучения)',
    ),
    language_level: 'IELTS 5.5, TOEFL iBT 65, CEFR B2',
    minimum_age: 18,
    accepts: ['secondary', 'bachelor', 'master'],
    considers: ['in_school', 'vocational'],
    countries: byTreaty,
  },
  secondaryYounger: {
    qualification: t(
      'Ten years of school, completed',
      'Diez años de escolaridad completados',
      'إتمام عشر سنوات دراسية',
      'Десять завершённых классов школы',
    ),
    language_level: 'IELTS 4.5, CEFR B1',
    minimum_age: 17,
    accepts: ['secondary', 'vocational', 'bachelor', 'master'],
    considers: ['in_school'],
    countries: byTreaty,
  },
  bachelor: {
    qualification: t(
      'Bachelor’s degree in any subject',
      'Título de grado en cualquier disciplina',
      'شهادة بكالوريوس في أي تخصص',
      'Степень бакалавра по любой специальности',
    ),
    language_level: 'IELTS 6.5, TOEFL iBT 86, CEFR C1',
    minimum_age: 21,
    accepts: ['bachelor', 'master'],
    considers: [],
    countries: byTreaty,
  },
  experience: {
    qualification: t(
      'Higher diploma and three years of work in the industry',
      'Diploma superior y tres años de trabajo en el sector',
      'دبلوم عالٍ وثلاث سنوات من العمل في القطاع',
      'Высший диплом и три года работы в отрасли',
    ),
    language_level: 'IELTS 6.0, CEFR B2',
    minimum_age: 23,
    note: t(
      'We invite you to an interview of 40 minutes.',
      'Te invitamos a una entrevista de 40 minutos.',
      'ندعوك إلى مقابلة مدتها 40 دقيقة.',
      'Мы пригласим вас на собеседование на 40 минут.',
    ),
    accepts: [],
    considers: ['vocational', 'bachelor', 'master'],
    countries: [],
  },
  open: {
    qualification: t(
      'No school certificate needed',
      'No hace falta título académico',
      'لا تُشترط شهادة دراسية',
      'Школьный аттестат не нужен',
    ),
    language_level: 'CEFR B1',
    minimum_age: 17,
    note: t(
      'Bring curiosity and flat, closed shoes.',
      'Trae curiosidad y calzado plano y cerrado.',
      'أحضر معك الفضول وحذاءً مسطحًا مغلقًا.',
      'Возьмите любопытство и закрытую обувь без каблука.',
    ),
    accepts: ['in_school', 'secondary', 'vocational', 'bachelor', 'master'],
    considers: [],
    countries: [],
  },
  trade: {
    qualification: t(
      'Apprenticeship or one year in a professional kitchen',
      'Formación profesional o un año en una cocina profesional',
      'تلمذة مهنية أو سنة عمل في مطبخ محترف',
      'Профессиональное обучение или год работы на кухне',
    ),
    language_level: 'IELTS 5.0, CEFR B1',
    minimum_age: 18,
    accepts: ['vocational'],
    considers: ['secondary', 'bachelor', 'master'],
    countries: ofApprenticeships,
  },
} satisfies Record<string, Way>;
