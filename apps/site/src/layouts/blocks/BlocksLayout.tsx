import type { LayoutProps } from '../layoutProps.ts';
import { opensWithHero } from '../opensWithHero.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { PageText } from '../parts/PageText.tsx';
import { pageLine } from '../parts/pageLine.tsx';
import styles from './BlocksLayout.module.css';

/**
 * Home, lego and school pages (spec §2): the list of their blocks, under a heading of the layout's
 * where no hero block opens them.
 */
export const BlocksLayout = ({ context, node, tone, children }: LayoutProps) => (
  <>
    {opensWithHero(node) ? null : (
      <PageHead
        context={context}
        tone={tone}
        title={node.title}
        pretitle={pageLine(node, 'field_pretitle')}
        lead={pageLine(node, 'field_lead')}
        image={node.field_hero_image}
        trail={node.breadcrumbs}
      />
    )}
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
