import type { Lang } from '@concierge/contract/lang';

/** What stands between the parts of an enumeration without "and". */
export const comma = (lang: Lang): string => (lang === 'ar' ? '، ' : ', ');
