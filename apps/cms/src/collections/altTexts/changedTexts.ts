import { type Lang, langs } from '@concierge/contract/lang';

/** Alternative texts by language. */
export type Texts = Readonly<Partial<Record<Lang, string | null>>>;

/** What was typed and differs from what is stored. */
export const changedTexts = (stored: Texts, typed: Texts): Texts =>
  Object.fromEntries(
    langs.flatMap((lang) => {
      const text = typed[lang];
      return text === undefined || text === (stored[lang] ?? '') ? [] : [[lang, text]];
    }),
  );
