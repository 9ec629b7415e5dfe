import type { L10n } from '../../types.ts';

/** Text in English, Spanish, Arabic and Russian. */
export const alt = (en: string, es: string, ar: string, ru: string): Required<L10n> => ({
  en,
  es,
  ar,
  ru,
});
