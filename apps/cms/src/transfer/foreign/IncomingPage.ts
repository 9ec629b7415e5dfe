import type { Lang } from '@concierge/contract/lang';

/** What became of a page; `skipped` is one that a person has changed or deleted here. */
export type ImportOutcome = 'created' | 'changed' | 'same' | 'skipped';
/** A page of a foreign site as a document of this one. */
export interface IncomingPage {
  /** Key of the source, the same in every run. */
  readonly key: string;
  /** Type at the source, for the report. */
  readonly type: string;
  /** Fields of the collection, texts by language. */
  readonly values: Record<string, unknown>;
  /** Language of the original. */
  readonly lang: Lang;
  /** False for what isn't public at the source either. */
  readonly isPublic: boolean;
}
