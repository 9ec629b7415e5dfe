import type { LayoutProps } from '../layoutProps.ts';
import { RelatedNews } from '../news/RelatedNews.tsx';
import { RelatedPrograms } from '../program/RelatedPrograms.tsx';
import { BlocksLayout } from './BlocksLayout.tsx';

/** A school's page (spec §2): its blocks, then its programmes and news. */
export const SchoolLayout = ({ context, node, children }: LayoutProps) => (
  <>
    <BlocksLayout context={context} node={node}>
      {children}
    </BlocksLayout>
    {node.related_programs.length > 0 ? (
      <RelatedPrograms programs={node.related_programs} context={context} />
    ) : null}
    {node.related_news.length > 0 ? (
      <RelatedNews news={node.related_news} context={context} />
    ) : null}
  </>
);
