import { isLang } from '@concierge/contract/lang';

/** A path without its language, for what a tab keeps of a page whose language changes. */
export function pathInAnyLanguage(path: string): string {
  const [, lang, ...rest] = path.split('/');
  return isLang(lang) ? `/${rest.join('/')}` : path;
}
