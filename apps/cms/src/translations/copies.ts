import { defaultLang, type Lang, langs } from '@concierge/contract/lang';
import type { FlattenedField } from 'payload';
import { wordsIn } from '../text/wordsIn.ts';
import { documentLeaves } from '../validation/documentLeaves.ts';

/** A text of another language that says letter by letter what the English says. */
export interface Copy {
  readonly path: string;
  readonly key: string;
  readonly lang: Lang;
  readonly text: string;
  /**
   * Whether it is a sentence or the like. Names, addresses, figures and single words are rightly
   * the same in two languages.
   */
  readonly isProse: boolean;
}
type Texts = Partial<Record<Lang, unknown>>;

/**
 * Words that hardly a name, an address or a figure is without in English prose, and that nobody
 * leaves in a translation.
 */
const english =
  /\b(the|a|an|and|or|to|in|on|at|for|from|with|by|of|is|are|was|be|you|your|we|our|it|its|this|that|as|not|all|how|what|when)\b/gi;

/**
 * Whether a text is English prose: more than three words, some of them such as only sentences have.
 */
export function isProse(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
  return words > 3 && new Set(text.toLowerCase().match(english)).size >= (words > 6 ? 1 : 2);
}

/**
 * The texts of a document, read in all languages, that are the same in English and in another
 * language.
 */
export function copiesIn(fields: readonly FlattenedField[], doc: unknown): Copy[] {
  return documentLeaves(fields, doc).flatMap(({ field, key, localized, path, value }) => {
    const texts = (localized && value ? value : {}) as Texts;
    const text = wordsIn(texts[defaultLang]);
    if (text === '' || !['text', 'textarea', 'richText'].includes(field.type)) return [];
    const same = langs.filter((lang) => lang !== defaultLang && wordsIn(texts[lang]) === text);
    return same.map((lang) => ({ path, key, lang, text, isProse: isProse(text) }));
  });
}

/** Whether one of a document's earlier versions didn't have a copy yet. */
export const cameLater = (
  fields: readonly FlattenedField[],
  versions: readonly unknown[],
  { key, lang }: Copy,
): boolean =>
  versions.some((version) => {
    const leaf = documentLeaves(fields, version).find((one) => one.key === key);
    const texts = leaf?.value as Texts | undefined;
    return texts?.[defaultLang] !== undefined && wordsIn(texts[lang]) === '';
  });
