import type { BrandDefinition } from '@concierge/brands/brands';
import type { NodeAnswer, Shell } from '@concierge/contract/calls';
import type { Lang } from '@concierge/contract/lang';
import type { Strings } from '../i18n/types.ts';
import type { EligibilityQuery } from './eligibilityQuery.ts';

/** Everything that a page is rendered from (spec §2); components take plain props made of it. */
export interface PageContext {
  readonly brand: BrandDefinition;
  /**
   * Language of the address; the text may be in another one (`answer.node.lang`) where a
   * translation is missing.
   */
  readonly lang: Lang;
  readonly dir: 'ltr' | 'rtl';
  /** Path with its language prefix, e.g. `/en/programs/`. */
  readonly path: string;
  /** Address of this page on the brand's canonical origin, with the query that the route allows. */
  readonly url: URL;
  /** Canonical origin of the brand, e.g. `https://www.example.org`. */
  readonly origin: string;
  /** 404 and 500 pages have no answer. */
  readonly status: 200 | 404 | 500;
  readonly answer: NodeAnswer | undefined;
  /** Menus, footer, pop-up and settings; empty where nothing was ever known. */
  readonly shell: Shell;
  /** Interface strings of `lang`. */
  readonly t: Strings;
  /** A draft seen by an editor: never cached, never indexed (ADR 17). */
  readonly preview: boolean;
  /** On a form page: the alias, in this language, of the programme that its address names. */
  readonly program?: string;
  /** On a form page: what the visitor found out by “Can I apply?” and sends along. */
  readonly eligibility?: EligibilityQuery;
}
