import type { BlockOf, BlockType } from '@concierge/contract/block';
import type { Lang } from '@concierge/contract/lang';
import type { Vendor } from '@concierge/contract/vendors';
import type { Strings } from '../i18n/types.ts';
import type { HeadingLevel } from '../ui/text/Heading.tsx';

/** What a block knows of the page that it stands on. */
export interface BlockContext {
  /** Language of the page, for links, dates and numbers. */
  readonly lang: Lang;
  readonly t: Strings;
  /** Milliseconds; events that have ended by then are left out (spec §7). */
  readonly now: number;
  /** Whose films play within the page; others are links. */
  readonly players: readonly Vendor[];
}

export interface BlockProps<T extends BlockType> {
  readonly block: BlockOf<T>;
  readonly context: BlockContext;
  /** Level of the block's title: 2, or 1 for a hero that opens the page. */
  readonly level: HeadingLevel;
  /** Place on the page from 0; pictures of the first block are loaded at once. */
  readonly index: number;
}
