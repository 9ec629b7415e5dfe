import { createHash } from 'node:crypto';
import { defaultLang, isLang, type Lang, langs } from '@concierge/contract/lang';
import type { AllLanguages } from '../publish/inLanguage.ts';
import { isTranslated } from '../publish/page/path.ts';
import type { Page } from '../runtime/payload-types.ts';

/** What is known of a page's languages: fingerprints of texts, never the texts. */
export interface Progress {
  /** Of what each language says now. */
  readonly texts: Readonly<Record<Lang, string>>;
  /** Of what the English said when a language's texts were last changed, or found still right. */
  readonly sources: Readonly<Record<Lang, string>>;
}

/** How a page stands in a language. */
export const translationStates = ['missing', 'outdated', 'done'] as const;
export type TranslationState = (typeof translationStates)[number];

const inEvery = <T>(of: (lang: Lang) => T): Record<Lang, T> =>
  Object.fromEntries(langs.map((lang) => [lang, of(lang)])) as Record<Lang, T>;

/** A fingerprint of what a page says in each language; its address isn't said. */
export function textsOf({ alias: _, ...page }: Record<string, unknown>): Record<Lang, string> {
  const found = inEvery<string[]>(() => []);
  collect(page, found);
  return inEvery((lang) =>
    createHash('sha256').update(found[lang].join('\n')).digest('base64url').slice(0, 16),
  );
}

function collect(value: unknown, found: Record<Lang, string[]>): void {
  if (Array.isArray(value)) for (const entry of value) collect(entry, found);
  else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (entries.length > 0 && entries.every(([key]) => isLang(key))) {
      for (const [lang, text] of entries)
        if (isLang(lang)) found[lang].push(JSON.stringify(text ?? ''));
    } else for (const [, inner] of entries) collect(inner, found);
  }
}

/**
 * What is known of a page from now on, after its texts became `texts`: a language that was touched
 * answers the English of today.
 */
export function advance(before: Progress | undefined, texts: Progress['texts']): Progress {
  const source = texts[defaultLang];
  return {
    texts,
    sources: inEvery((lang) =>
      before?.texts[lang] === texts[lang] ? (before?.sources[lang] ?? source) : source,
    ),
  };
}

/** The same, where a person says that what a language says is still right. */
export const confirm = (progress: Progress, lang: Lang): Progress => ({
  ...progress,
  sources: { ...progress.sources, [lang]: progress.texts[defaultLang] },
});

/**
 * How a page stands in each language; what hreflang and sitemap leave out is missing, by the same
 * rule.
 */
export function statesOf(
  page: AllLanguages<Page>,
  progress: Progress | undefined,
): Record<Lang, TranslationState> {
  const isOutdated = (lang: Lang) =>
    progress !== undefined && progress.sources[lang] !== progress.texts[defaultLang];
  return inEvery((lang) =>
    !isTranslated(page, lang)
      ? 'missing'
      : lang !== defaultLang && isOutdated(lang)
        ? 'outdated'
        : 'done',
  );
}
