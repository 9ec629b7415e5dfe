import { dirOf, type Lang, langs } from '@concierge/contract/lang';

const names: Record<Lang, string> = { en: 'English', es: 'Español', ar: 'العربية', ru: 'Русский' };

/** Content languages of the backend: the contract's, with Arabic from right to left. */
export const locales = langs.map((code) => ({ code, label: names[code], rtl: dirOf(code) === 'rtl' }));

/** A language's own name. */
export const nameOf = (lang: Lang): string => names[lang];
