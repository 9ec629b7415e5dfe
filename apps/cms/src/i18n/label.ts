import type { Lang } from '@concierge/contract/lang';

/** A label of the admin in its four languages. */
export type Label = Record<Lang, string>;

/** Builds a label in the order English, Spanish, Arabic, Russian. */
export const label = (en: string, es: string, ar: string, ru: string): Label => ({
  en,
  es,
  ar,
  ru,
});

/** Groups of the admin's navigation. */
export const groups = {
  content: label('Content', 'Contenido', 'المحتوى', 'Контент'),
  sites: label('Sites', 'Sitios', 'المواقع', 'Сайты'),
  admissions: label('Admissions', 'Admisiones', 'القبول', 'Приёмная комиссия'),
  system: label('System', 'Sistema', 'النظام', 'Система'),
} as const;
