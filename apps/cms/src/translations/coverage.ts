import { isLang, type Lang } from '@concierge/contract/lang';
import type { Payload } from 'payload';
import { holds } from '../access/roles.ts';
import { inAllLanguages, inLanguage } from '../publish/inLanguage.ts';
import type { Page, User } from '../runtime/payload-types.ts';
import { allProgress } from './keptProgress.ts';
import { type States, statesOf, type TranslationState } from './progress.ts';

/** A published page and how it stands in each language. */
export interface Covered {
  readonly id: number;
  readonly title: string;
  readonly alias: string;
  readonly brands: readonly string[];
  readonly states: States;
}

/** The published pages that a person may read, by address, with how they stand in each language. */
export async function coverageFor(payload: Payload, user: User): Promise<Covered[]> {
  if (!holds(user, 'read')) return [];
  const [{ docs }, progress] = await Promise.all([
    payload.find({
      collection: 'pages',
      where: { _status: { equals: 'published' } },
      select: { title: true, alias: true, field_domain_access: true },
      locale: 'all',
      depth: 0,
      pagination: false,
      limit: 0,
      user,
      overrideAccess: false,
    }),
    allProgress(payload, 'pages'),
  ]);
  const covered = docs.map((doc) => {
    const stored = inAllLanguages(doc as Page);
    const { id, title, alias, field_domain_access: brands } = inLanguage(stored, 'en');
    return {
      id,
      title,
      alias: alias ?? '/',
      brands,
      states: statesOf(stored, progress.get(String(id))),
    };
  });
  return covered.sort((a, b) => a.alias.localeCompare(b.alias, 'en'));
}

/** What of the map is asked for; nothing of a kind is everything of it. */
export interface Asked {
  readonly brand?: string | undefined;
  readonly state?: string | undefined;
  /** Language that stands so; any where it isn't given. */
  readonly lang?: string | undefined;
}

/** The pages of a brand that stand so in the language, or in one of their languages at least. */
export const chosen = (covered: readonly Covered[], { brand, state, lang }: Asked): Covered[] =>
  covered.filter(({ brands, states }) => {
    const asked = isLang(lang) ? [states[lang]] : Object.values(states);
    return (!brand || brands.includes(brand)) && (!state || asked.some((own) => own === state));
  });

/** How many pages of a brand stand so in a language. */
export const countOf = (
  covered: readonly Covered[],
  brand: string,
  lang: Lang,
  state: TranslationState,
): number =>
  covered.filter(({ brands, states }) => brands.includes(brand) && states[lang] === state).length;
