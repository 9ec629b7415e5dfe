import { t } from '../text.ts';

/** Modules about data, code and online services. */
export const digitalModules = {
  digitalMarketing: t(
    'Digital marketing',
    'Marketing digital',
    'التسويق الرقمي',
    'Цифровой маркетинг',
  ),
  dataAnalysis: t('Data analysis', 'Análisis de datos', 'تحليل البيانات', 'Анализ данных'),
  programming: t(
    'Programming with Python',
    'Programación con Python',
    'البرمجة بلغة بايثون',
    'Программирование на Python',
  ),
  databases: t('Databases', 'Bases de datos', 'قواعد البيانات', 'Базы данных'),
  ai: t(
    'Machine learning for managers',
    'Aprendizaje automático para directivos',
    'تعلّم الآلة للمديرين',
    'Машинное обучение для руководителей',
  ),
  ecommerce: t(
    'Online trade',
    'Comercio electrónico',
    'التجارة الإلكترونية',
    'Электронная торговля',
  ),
  ux: t('Designing services', 'Diseño de servicios', 'تصميم الخدمات', 'Проектирование услуг'),
};
