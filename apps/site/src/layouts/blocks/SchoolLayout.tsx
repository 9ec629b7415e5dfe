import { brandByCode } from '@concierge/brands/registry';
import { brandAddress } from '../../routing/brandAddress.ts';
import { Action } from '../../ui/Action.tsx';
import { SchoolName } from '../../ui/text/SchoolName.tsx';
import type { LayoutProps } from '../layoutProps.ts';
import { RelatedNews } from '../news/RelatedNews.tsx';
import { RelatedPrograms } from '../program/RelatedPrograms.tsx';
import { BlocksLayout } from './BlocksLayout.tsx';

/** A school's page (spec §2): its blocks, the way to its own site, then its programmes and news. */
export const SchoolLayout = ({ context, node, tone, children }: LayoutProps) => (
  <>
    <BlocksLayout context={context} node={node} tone={tone}>
      {children}
    </BlocksLayout>
    <OwnSite context={context} node={node} />
    <RelatedPrograms programs={node.related_programs} context={context} />
    <RelatedNews news={node.related_news} context={context} />
  </>
);

/** On the group's site; a school's page is named after the school's code. */
function OwnSite({ context: { brand, lang, t }, node }: Pick<LayoutProps, 'context' | 'node'>) {
  const name = node.alias.split('/').filter(Boolean).at(-1) ?? '';
  const school = brandByCode(name.toUpperCase());
  if (!school || school.code === brand.code) return null;
  return (
    <p className="wrap" data-own-site="">
      <Action href={brandAddress(school.code, '/', lang)}>
        <span>
          <SchoolName school={school.code} lang={lang} within={t.nav.schoolSite} />
        </span>
      </Action>
    </p>
  );
}
