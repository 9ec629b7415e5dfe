import type { Lang } from '@concierge/contract/lang';

/** Path of the calendar file of a page, by its alias without language. */
export const calendarPath = (alias: string, lang: Lang): string =>
  `/${lang}/calendar/${alias.replaceAll(/^\/|\/$/g, '')}.ics`;
