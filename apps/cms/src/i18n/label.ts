import type { AdminLang } from './adminLang.ts';

/** A label of the admin in its four languages. */
export type Label = Record<AdminLang, string>;

/** A label in a language of the admin; English for any other. */
export const labelIn = (labels: Label, language: string): string =>
  Object.hasOwn(labels, language) ? labels[language as AdminLang] : labels.en;

/** A label as a function, which Payload calls for each language before it sends the text to browsers. */
export const spoken =
  (labels: Label) =>
  ({ i18n }: { i18n: { language: string } }): string =>
    labelIn(labels, i18n.language);

/** Builds a label in the order English, Spanish, Arabic, Russian. */
export const label = (en: string, es: string, ar: string, ru: string): Label => ({
  en,
  es,
  ar,
  ru,
});

/** Groups of the admin's navigation, by what is done there. */
export const groups = {
  content: label('Content', 'Contenido', 'المحتوى', 'Контент'),
  leads: label('Enquiries', 'Consultas', 'الاستفسارات', 'Обращения'),
  settings: label('Settings', 'Ajustes', 'الإعدادات', 'Настройки'),
  administration: label('Administration', 'Administración', 'الإدارة', 'Администрирование'),
} as const;
