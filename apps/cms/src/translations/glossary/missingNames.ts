import type { Lang } from '@concierge/contract/lang';

/** A name of the glossary, with what it is in the languages that have a translation of it. */
export interface GlossaryName extends Readonly<Partial<Record<Lang, string | null>>> {
  readonly name: string;
  readonly brand?: string;
}

/** A name that a text has in English, and what a translation has to say in its place. */
export interface Expected {
  readonly name: string;
  readonly as: string;
}

/** The names that stand in an English text, as words of their own. */
export function namesIn(
  english: string,
  glossary: readonly GlossaryName[],
  lang: Lang,
): Expected[] {
  const named = glossary.filter(({ name }) => hasWord(english, name.trim()));
  const expected = named.map((one): Expected => {
    const set = one[lang]?.trim();
    return { name: one.name.trim(), as: set || one.name.trim() };
  });
  return [...new Map(expected.map((one) => [one.name, one])).values()];
}

/** Those of them that a translation lacks; nothing is missing from what isn't begun. */
export const missingNames = (
  english: string,
  own: string,
  glossary: readonly GlossaryName[],
  lang: Lang,
): Expected[] =>
  own.trim() === '' ? [] : namesIn(english, glossary, lang).filter(({ as }) => !own.includes(as));

/** Whether a text has a name that no letter or digit goes on from. */
function hasWord(text: string, name: string): boolean {
  if (name === '') return false;
  const escaped = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').test(text);
}
