import type { LayoutProps } from '../layoutProps.ts';
import { NodeHead } from '../parts/NodeHead.tsx';
import { PageText } from '../parts/PageText.tsx';
import styles from './BlocksLayout.module.css';

/**
 * Home, lego and school pages (spec §2): the list of their blocks, under a heading of the layout's
 * where no hero block opens them.
 */
export const BlocksLayout = ({ context, node, tone, children }: LayoutProps) => (
  <>
    <NodeHead context={context} node={node} tone={tone} />
    {node.body ? (
      <div className={styles['body']} data-tone="paper">
        <div className="wrap grid">
          <PageText node={node} field="body" lang={context.lang} className={styles['text']} />
        </div>
      </div>
    ) : null}
    {children}
  </>
);
