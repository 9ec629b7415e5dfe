import { loadTexts } from '../../../loadTexts.ts';

const t = loadTexts('pages/kit/modules/generalModules');

/** Languages, academic skills, internships and final papers. */
export const generalModules = {
  swissCulture: t('switzerland-neighbours'),
  german: t('german-1'),
  german2: t('german-2'),
  french: t('french-1'),
  italian: t('italian-1'),
  academicEnglish: t('academic-english'),
  businessEnglish: t('business-english'),
  studySkills: t('study-skills'),
  research: t('research-methods'),
  thesis: t('thesis'),
  internship: t('paid-internship'),
  internshipReport: t('internship-report'),
  excursions: t('excursions-visits'),
  finalProject: t('final-project'),
};
