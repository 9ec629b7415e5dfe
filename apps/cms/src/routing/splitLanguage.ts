import { isLang, type Lang } from '@concierge/contract/lang';

/** An address within the site, apart from the language that it begins with, if it does. */
export function splitLanguage(address: string): { readonly lang?: Lang; readonly path: string } {
  const [prefix = '', first] = /^\/([^/?#]*)/.exec(address) ?? [];
  if (!isLang(first)) return { path: address };
  const rest = address.slice(prefix.length);
  return { lang: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}
