import type { ReactNode } from 'react';
import type { LayoutProps } from '../layoutProps.ts';
import { opensWithHero } from '../opensWithHero.ts';
import { PageHead } from './PageHead.tsx';
import { pageLine } from './pageLine.tsx';

interface Props extends Pick<LayoutProps, 'context' | 'node' | 'tone'> {
  /** Stands above the title where editors wrote nothing there. */
  readonly pretitle?: ReactNode;
  /** Whether it shows the page's picture. */
  readonly pictured?: boolean;
}

/** How a page opens by its own title, line and picture; nothing where a hero block opens it. */
export const NodeHead = ({ context, node, tone, pretitle, pictured = true }: Props) =>
  opensWithHero(node) ? null : (
    <PageHead
      context={context}
      tone={tone}
      title={node.title}
      pretitle={pageLine(node, 'field_pretitle') ?? pretitle}
      lead={pageLine(node, 'field_lead')}
      image={pictured ? node.field_hero_image : undefined}
      trail={node.breadcrumbs}
    />
  );
