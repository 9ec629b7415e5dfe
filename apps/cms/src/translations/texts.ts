import { type Lang, langs } from '@concierge/contract/lang';
import type { FlattenedField } from 'payload';
import { wordsIn } from '../text/wordsIn.ts';
import { documentLeaves, type Leaf } from '../validation/documentLeaves.ts';

/** What a document says at each of its texts, by the text's key, in each language. */
export type Texts = ReadonlyMap<string, Readonly<Record<Lang, string>>>;

const textTypes = new Set(['text', 'textarea', 'richText']);

/** The fields of a document that are translated; its address isn't, it is made from the title. */
export const translatedLeaves = (fields: readonly FlattenedField[], doc: unknown): Leaf[] =>
  documentLeaves(fields, doc).filter(
    ({ field, localized, path }) => localized && path !== 'alias' && textTypes.has(field.type),
  );

/** The texts of a document that was read in all languages. */
export const documentTexts = (fields: readonly FlattenedField[], doc: unknown): Texts =>
  new Map(
    translatedLeaves(fields, doc).map(({ key, value }) => {
      const said = (value ?? {}) as Partial<Record<Lang, unknown>>;
      const words = langs.map((lang) => [lang, wordsIn(said[lang])]);
      return [key, Object.fromEntries(words) as Record<Lang, string>];
    }),
  );
