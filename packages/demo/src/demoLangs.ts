import type { Lang } from '@concierge/contract/lang';

/** Languages that the demo is written in; a site may have others. */
export const demoLangs = ['en', 'es', 'ar', 'ru'] as const satisfies readonly Lang[];
export type DemoLang = (typeof demoLangs)[number];
