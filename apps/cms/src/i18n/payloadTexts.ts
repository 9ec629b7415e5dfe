import type { Config, Plugin } from 'payload';
import ar from './payload/ar.json' with { type: 'json' };
import en from './payload/en.json' with { type: 'json' };
import es from './payload/es.json' with { type: 'json' };
import ru from './payload/ru.json' with { type: 'json' };

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Payload's own texts that are wrong here: placeholders that it never fills in, English words in
 * another language, in Arabic a language of the content that is called a website, and what it asks
 * before it restores a document, which comes back as what it was and not as a draft.
 */
const payloadTexts: Readonly<Record<string, Texts>> = { en, es, ar, ru };

/** Payload plugin: its wrong texts are put right, beside those that others replace. */
export const rightTexts: Plugin = (config: Config): Config => {
  const before = (config.i18n?.translations ?? {}) as Readonly<Record<string, Texts>>;
  const languages = Object.entries(payloadTexts).map(([language, texts]) => {
    const own = before[language] ?? {};
    const groups = Object.entries(texts).map(([group, said]) => [
      group,
      { ...said, ...own[group] },
    ]);
    return [language, { ...own, ...Object.fromEntries(groups) }];
  });
  const translations = { ...before, ...Object.fromEntries(languages) };
  return { ...config, i18n: { ...config.i18n, translations } };
};
