import type { Lang } from '@concierge/contract/lang';

/** Placeholder until the interface strings are merged. */
export interface Strings {
  readonly [group: string]: unknown;
}
export const stringsOf = (_lang: Lang): Strings => ({});
