/** The site's languages (spec §9); `en` is the default one. */
export const langs = ['en', 'es', 'ar', 'ru'] as const;
export type Lang = (typeof langs)[number];
export const defaultLang: Lang = 'en';

export const isLang = (value: unknown): value is Lang => langs.includes(value as Lang);

/** Writing direction of a language, for the `dir` attribute (spec §1). */
export const textDirection = (lang: Lang): 'ltr' | 'rtl' => (lang === 'ar' ? 'rtl' : 'ltr');
