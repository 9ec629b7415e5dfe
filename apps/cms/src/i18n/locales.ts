import { type Lang, langs, textDirection } from '@concierge/contract/lang';

/** The languages' own names. */
export const languageNames: Record<Lang, string> = {
  en: 'English',
  es: 'Español',
  ar: 'العربية',
  ru: 'Русский',
};

/** Content languages of the backend: the contract's, with Arabic from right to left. */
export const locales = langs.map((code) => ({
  code,
  label: languageNames[code],
  rtl: textDirection(code) === 'rtl',
}));
