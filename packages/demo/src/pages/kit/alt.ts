import type { DemoLang } from '../../demoLangs.ts';

/** Text in English, Spanish, Arabic and Russian. */
export const alt = (en: string, es: string, ar: string, ru: string): Record<DemoLang, string> => ({
  en,
  es,
  ar,
  ru,
});
