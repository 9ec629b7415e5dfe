import { RichText } from '../../ui/text/RichText.tsx';
import type { LayoutProps } from '../layoutProps.ts';
import { openingTone, opensWithHero } from '../openingTone.ts';
import { PageHead } from '../parts/PageHead.tsx';
import styles from './BlocksLayout.module.css';

/**
 * Home, lego and school pages (spec §2): the list of their blocks, under a heading of the layout's
 * where no hero block opens them.
 */
export const BlocksLayout = ({ context, node, children }: LayoutProps) => (
  <>
    {opensWithHero(node) ? null : (
      <PageHead
        context={context}
        tone={openingTone(node)}
        title={node.title}
        pretitle={node.field_pretitle}
        lead={node.field_lead}
        image={node.field_hero_image}
        trail={node.breadcrumbs}
      />
    )}
    {node.body ? (
      <div className={styles['body']} data-tone="paper">
        <div className="wrap grid">
          <RichText text={node.body} lang={context.lang} level={2} className={styles['text']} />
        </div>
      </div>
    ) : null}
    {children}
  </>
);
