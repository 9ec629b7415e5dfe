/** Languages of the admin itself; content may have others (`langs` of the contract). */
export const adminLangs = ['en', 'es', 'ar', 'ru'] as const;
export type AdminLang = (typeof adminLangs)[number];
