import { t } from './text.ts';

/** Names of terms. */
export const terms = {
  one: t('Semester 1', 'Semestre 1', 'الفصل الأول', 'Семестр 1'),
  two: t('Semester 2', 'Semestre 2', 'الفصل الثاني', 'Семестр 2'),
  three: t('Semester 3', 'Semestre 3', 'الفصل الثالث', 'Семестр 3'),
  four: t('Semester 4', 'Semestre 4', 'الفصل الرابع', 'Семестр 4'),
  five: t('Semester 5', 'Semestre 5', 'الفصل الخامس', 'Семестр 5'),
  six: t('Semester 6', 'Semestre 6', 'الفصل السادس', 'Семестр 6'),
  weekOne: t('Week 1', 'Semana 1', 'الأسبوع الأول', 'Неделя 1'),
  weekTwo: t('Week 2', 'Semana 2', 'الأسبوع الثاني', 'Неделя 2'),
  weeksThreeFour: t('Weeks 3 and 4', 'Semanas 3 y 4', 'الأسبوعان الثالث والرابع', 'Недели 3 и 4'),
};
