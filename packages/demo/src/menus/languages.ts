import type { SeedLanguage } from '../types.ts';

/**
 * Entries of the language selector; an entry is hidden from visitors of the countries that it
 * excludes (spec §6).
 */
export const languages: SeedLanguage[] = [
  { lang: 'en', title: 'English', exclude_countries: [] },
  { lang: 'es', title: 'Español', exclude_countries: ['RU', 'KZ'] },
  { lang: 'ar', title: 'العربية', exclude_countries: ['CN'] },
  { lang: 'ru', title: 'Русский', exclude_countries: ['UA'] },
];
