import type { CollectionConfig } from 'payload';
import { closedToAll } from '../../access/closedToAll.ts';
import { label } from '../../i18n/label.ts';

/**
 * One row for each published page and each language but English: how far it is translated. Texts
 * are in JSON, which no query counts. Only our own hooks write it.
 */
export const translationCounts: CollectionConfig = {
  slug: 'translation-counts',
  labels: {
    singular: label(
      'Count of translations',
      'Recuento de traducciones',
      'عدد الترجمات',
      'Учёт переводов',
    ),
    plural: label(
      'Counts of translations',
      'Recuentos de traducciones',
      'أعداد الترجمات',
      'Учёт переводов',
    ),
  },
  ...closedToAll,
  indexes: [{ fields: ['page', 'lang'] }],
  fields: [
    {
      name: 'page',
      type: 'number',
      required: true,
      label: label('Page', 'Página', 'الصفحة', 'Страница'),
    },
    {
      name: 'lang',
      type: 'text',
      required: true,
      label: label('Language', 'Idioma', 'اللغة', 'Язык'),
    },
    {
      name: 'texts',
      type: 'number',
      required: true,
      label: label('Texts', 'Textos', 'النصوص', 'Тексты'),
    },
    {
      name: 'translated',
      type: 'number',
      required: true,
      label: label('Translated', 'Traducidos', 'المترجمة', 'Переведены'),
    },
    {
      name: 'outdated',
      type: 'checkbox',
      label: label('Outdated', 'Anticuada', 'قديمة', 'Устарел'),
    },
  ],
};
