import { t } from '../text.ts';

/** Languages, academic skills, internships and final papers. */
export const generalModules = {
  swissCulture: t(
    'Switzerland and its neighbours',
    'Suiza y sus vecinos',
    'سويسرا وجيرانها',
    'Швейцария и её соседи',
  ),
  german: t('German 1', 'Alemán 1', 'اللغة الألمانية 1', 'Немецкий язык 1'),
  german2: t('German 2', 'Alemán 2', 'اللغة الألمانية 2', 'Немецкий язык 2'),
  french: t('French 1', 'Francés 1', 'اللغة الفرنسية 1', 'Французский язык 1'),
  italian: t('Italian 1', 'Italiano 1', 'اللغة الإيطالية 1', 'Итальянский язык 1'),
  academicEnglish: t(
    'Academic English',
    'Inglés académico',
    'الإنجليزية الأكاديمية',
    'Академический английский',
  ),
  businessEnglish: t(
    'Business English',
    'Inglés de negocios',
    'إنجليزية الأعمال',
    'Деловой английский',
  ),
  studySkills: t('Study skills', 'Técnicas de estudio', 'مهارات الدراسة', 'Навыки обучения'),
  research: t('Research methods', 'Métodos de investigación', 'مناهج البحث', 'Методы исследования'),
  thesis: t('Thesis', 'Trabajo final', 'أطروحة التخرج', 'Дипломная работа'),
  internship: t(
    'Paid internship',
    'Prácticas remuneradas',
    'تدريب عملي مدفوع الأجر',
    'Оплачиваемая стажировка',
  ),
  internshipReport: t(
    'Internship report',
    'Memoria de prácticas',
    'تقرير التدريب',
    'Отчёт о стажировке',
  ),
  excursions: t(
    'Excursions and visits',
    'Excursiones y visitas',
    'الرحلات والزيارات',
    'Экскурсии и визиты',
  ),
  finalProject: t('Final project', 'Proyecto final', 'المشروع النهائي', 'Итоговый проект'),
};
