const folderByType: Record<string, string> = {
  program: '/programs',
  singleCampus: '/campuses',
  singleNews: '/news',
  webinar: '/webinars',
};

/** Not in words of an address, as its check has them (validation/addresses/alias.ts). */
const others = String.raw`[^\p{Ll}\p{Lo}\p{M}\p{N}]+`;
const between = new RegExp(others, 'gu');
const atEnd = new RegExp(`${others}$`, 'u');

/** The beginning of a path or a part of one, of at most so many characters, that ends in a word. */
export const cutToWord = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(atEnd, '');

/** Words of a title joined by hyphens; `page` where it has none. */
const slug = (title: string): string => {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .normalize('NFC');
  return cutToWord(words.replaceAll(between, '-').replace(/^-/, ''), 80) || 'page';
};

/** The address that a page of this type and title begins with. */
export const defaultAddress = (type: unknown, title: string): string =>
  type === 'homepage' ? '/' : `${folderByType[String(type)] ?? ''}/${slug(title)}/`;
