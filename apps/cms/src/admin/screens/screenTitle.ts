import { type Said, sayIn } from '../../i18n/say.ts';

/** What each screen of our own is called, by its path after `/admin/`. */
const titles: Readonly<Record<string, Said>> = {
  'alt-texts': 'Pictures without an alternative text',
  facts: 'Facts in the text',
  planned: 'Planned',
  privacy: 'Privacy',
  reviews: 'Reviews',
  scheduled: 'Scheduled publications',
  translations: 'Translations',
};

/**
 * The title of a screen of our own in a language of the admin, for the browser's tab; undefined for
 * Payload's screens, which have theirs. `segments` follow `/admin`.
 */
export function screenTitle(
  segments: readonly string[] | undefined,
  language: string,
): string | undefined {
  const [path = '', ...rest] = segments ?? [];
  const title = rest.length === 0 && Object.hasOwn(titles, path) ? titles[path] : undefined;
  return title && sayIn(language)(title);
}
