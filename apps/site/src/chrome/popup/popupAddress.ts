import type { Lang } from '@concierge/contract/lang';

/** One letter beyond ASCII or several, as a path has them. */
const encodedLetters = /(?:%[89a-f][\da-f])+/gi;

/**
 * Where the pop-up of a page comes from. The page is named by its letters: percent-encoded, an
 * Arabic or Russian address is six times as long, and longer than a parameter may be.
 */
export function popupAddress(lang: Lang, path: string): string {
  const page = path.replace(encodedLetters, decodeURI);
  return `/${lang}/popup/?${new URLSearchParams({ page })}`;
}
