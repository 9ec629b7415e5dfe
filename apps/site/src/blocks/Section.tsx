import { type Lang, textDirection } from '@concierge/contract/lang';
import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import styles from './Section.module.css';

interface Props {
  block: {
    type: string;
    lang?: Lang | undefined;
    field_anchor?: string | undefined;
    field_tone?: string | undefined;
  };
  className?: string | undefined;
  /** Ground where the editor chose none. */
  tone?: 'paper' | 'tint' | 'ink' | 'brand';
  /** The block fills the section by itself; otherwise it stands in the page's column. */
  bare?: boolean;
  children: ReactNode;
}

/**
 * The ground that a block stands on: tone, anchor, language where it isn't the page's, and the
 * space around it. Blocks measure themselves against it (container queries).
 */
export const Section = ({ block, className, tone = 'paper', bare = false, children }: Props) => (
  <section
    className={cx(styles['section'], bare && styles['bare'], className)}
    id={block.field_anchor}
    lang={block.lang}
    dir={block.lang && textDirection(block.lang)}
    data-block={block.type}
    data-tone={block.field_tone ?? tone}
  >
    {bare ? children : <div className="wrap">{children}</div>}
  </section>
);
