import type { Lang } from '@concierge/contract/lang';

/** What a search is narrowed to. */
export interface Scope {
  readonly brand: string;
  readonly lang: Lang;
  readonly bundle?: string;
}
