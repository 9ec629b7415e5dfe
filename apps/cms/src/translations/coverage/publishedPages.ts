import { hasLanguage } from '@concierge/brands/liveBrands';
import { registry } from '@concierge/brands/registry';
import { defaultLang, isLang, type Lang } from '@concierge/contract/lang';
import type { User } from '../../runtime/payload-types.ts';
import { spokenLangs } from '../spokenLangs.ts';
import type { TranslationState } from './states.ts';

/** What of the map is asked for; nothing of a kind is everything of it. */
export interface CoverageQuery {
  readonly brand?: string | undefined;
  readonly state?: TranslationState | undefined;
  /** Language that stands so, or several with commas between; any where it isn't given. */
  readonly lang?: string | undefined;
}

const isInPart = 'c.translated < c.texts';

/**
 * Conditions on a row `p` of pages, in SQL that means the same on both databases: there may be
 * 100,000 pages, too many to read each time that somebody opens the first screen. Each value gets
 * the next number, so the conditions stand in the statement in the order in which they were made.
 */
export class PublishedPages {
  readonly args: string[] = [];

  /** Those that a person may read: the published ones of the own brands. */
  readableBy({ role, brands }: User): string {
    const published = "p._status = 'published' and p.deleted_at is null";
    return role === 'admin' ? published : `${published} and ${this.#isOn(brands ?? [])}`;
  }

  /** Those of a brand that stand so in one of the languages, or of theirs, at least. */
  matching({ brand, state, lang }: CoverageQuery): string {
    const among = brand ? this.#isOn([brand]) : 'true';
    if (!state) return among;
    const langs = (lang ?? '').split(',').filter(isLang);
    const stands = (langs.length > 0 ? langs : spokenLangs()).map(
      (one) => `(${this.stands(one, state)} and ${this.speaks(one)})`,
    );
    return `${among} and (${stands.join(' or ')})`;
  }

  /** Those on a site that has the language. */
  speaks(lang: Lang): string {
    const speaking = registry.filter(({ code }) => hasLanguage(code, lang));
    if (speaking.length === registry.length) return 'true';
    return this.#isOn(speaking.map(({ code }) => code));
  }

  /** Those that stand so in a language that one of their sites has; see `pageTranslationStates`. */
  stands(lang: Lang, state: TranslationState): string {
    if (lang === defaultLang) return String(state === 'done');
    // A page is translated into a language where its title is.
    const hasTitle = `exists (select 1 from pages_locales l where l._parent_id = p.id
      and l._locale = ${this.#bind(lang)} and l.title <> '')`;
    if (state === 'missing') return `not ${hasTitle}`;
    // Read once a statement: looking up each page's row would take several times as long.
    const isCounted = (so: string) =>
      `p.id in (select c.page from translation_counts c where c.lang = ${this.#bind(lang)} and ${so})`;
    if (state === 'outdated') return `${hasTitle} and ${isCounted('c.outdated')}`;
    if (state === 'done') return `${hasTitle} and not ${isCounted(`(c.outdated or ${isInPart})`)}`;
    return `${hasTitle} and ${isCounted(`not c.outdated and ${isInPart}`)}`;
  }

  #isOn(brands: readonly string[]): string {
    if (brands.length === 0) return 'false';
    // As a set, which is made once; looked for page by page it takes ten times as long on SQLite.
    return `p.id in (select own.parent_id from pages_field_domain_access own
      where own.value in (${brands.map((brand) => this.#bind(brand))}))`;
  }

  #bind(value: string): string {
    this.args.push(value);
    return `$${this.args.length}`;
  }
}
