import { defaultLang, type Lang, langs } from '@concierge/contract/lang';
import type { Texts } from './texts.ts';

/** English words by the key of a text: rows' ids stand in it, so that it stays when rows move. */
export type Sources = Readonly<Record<string, string>>;
type ByLang = Readonly<Partial<Record<Lang, Sources>>>;

/**
 * What the English has left behind in a document. What isn't named follows the English of today.
 */
export interface Progress {
  /**
   * The English that a public translation was made from, where the English says something else
   * today; empty where the English is new and nothing was translated.
   */
  readonly sources: ByLang;
  /** The English that a drafted translation was made from. */
  readonly drafts: ByLang;
}

const nothing: Progress = { sources: {}, drafts: {} };
const translations = langs.filter((lang) => lang !== defaultLang);

/**
 * What is behind after a document was published that says `now`, and said `was` to the public
 * before; nothing can be behind where nothing was public.
 */
export function advance(before: Progress = nothing, was: Texts | undefined, now: Texts): Progress {
  const sources = translations.map((lang) => {
    const isBegun = [...(was?.values() ?? [])].some((texts) => texts[lang] !== '');
    const behind = [...now].flatMap(([key, { [defaultLang]: english, [lang]: own }]) => {
      const old = was?.get(key);
      const drafted = before.drafts[lang]?.[key] ?? english;
      let source = english;
      if (own !== (old?.[lang] ?? '')) source = own === '' ? english : drafted;
      else if (was) {
        const isNew = own === '' && isBegun && !old?.[defaultLang];
        const fallback = isNew ? '' : own === '' ? english : old?.[defaultLang];
        source = before.sources[lang]?.[key] ?? fallback ?? english;
      }
      return source === english ? [] : [[key, source] as const];
    });
    return [lang, Object.fromEntries(behind)] as const;
  });
  return { sources: Object.fromEntries(sources), drafts: {} };
}

/** What a document says to the public, and what its newest draft said and says. */
export interface Drafted {
  readonly open: Texts;
  readonly before: Texts;
  readonly after: Texts;
}

/** The same, after a draft was saved: what was written in it answers the English beside it. */
export function noteDraft(
  progress: Progress = nothing,
  { open, before, after }: Drafted,
): Progress {
  const drafts = translations.map((lang) => {
    const noted = [...after].flatMap(([key, { [defaultLang]: english, [lang]: own }]) => {
      if (own === (open.get(key)?.[lang] ?? '')) return [];
      const isTouched = own !== (before.get(key)?.[lang] ?? '');
      const source = isTouched ? english : progress.drafts[lang]?.[key];
      return source === undefined ? [] : [[key, source] as const];
    });
    return [lang, Object.fromEntries(noted)] as const;
  });
  return { ...progress, drafts: Object.fromEntries(drafts) };
}

/** The same, where a person says that a translation, or one text of it, is still right. */
export function confirm(progress: Progress, lang: Lang, key?: string): Progress {
  const without = (all: ByLang): ByLang => ({
    ...all,
    [lang]:
      key === undefined
        ? {}
        : Object.fromEntries(Object.entries(all[lang] ?? {}).filter(([name]) => name !== key)),
  });
  return { sources: without(progress.sources), drafts: without(progress.drafts) };
}

/**
 * The texts of a language that the English has left behind, with the English that each was made
 * from. A draft that was made from other words settles its text.
 */
export function behindIn(progress: Progress | undefined, lang: Lang): Sources {
  const drafts = progress?.drafts[lang] ?? {};
  return Object.fromEntries(
    Object.entries(progress?.sources[lang] ?? {}).filter(
      ([key, source]) => (drafts[key] ?? source) === source,
    ),
  );
}
