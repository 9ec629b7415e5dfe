import type { PageNode } from '@concierge/contract/node';
import type { ReactNode } from 'react';
import type { PageContext } from '../content/pageContext.ts';

export type Tone = 'paper' | 'tint' | 'ink' | 'brand';

/**
 * What the layout of a node type is given: the page, its node, and the parts that Astro renders.
 */
export interface LayoutProps {
  readonly context: PageContext;
  readonly node: PageNode;
  /** The ground that pages of the type begin on where no hero opens them. */
  readonly tone: Tone;
  /** The node's blocks in their order. */
  readonly children?: ReactNode;
  /** The form of a form page. */
  readonly form?: ReactNode;
}
