import { langs } from '@concierge/contract/lang';
import type { Texts } from './changedTexts.ts';

/** What stays typed once `sent` is stored: texts that weren't sent, or were changed since. */
export const unsentTexts = (typed: Texts, sent: Texts): Texts =>
  Object.fromEntries(
    langs.flatMap((lang) => {
      const text = typed[lang];
      return text === undefined || text === sent[lang] ? [] : [[lang, text]];
    }),
  );
