import type { PageContext } from '../../content/pageContext.ts';
import { GroupFooter } from './GroupFooter.tsx';
import { SchoolFooter } from './SchoolFooter.tsx';

/** The footer (spec §2): the group's site has one layout, the four schools have another. */
export const Footer = ({ context }: { context: PageContext }) =>
  context.brand.isMicrosite ? (
    <SchoolFooter context={context} />
  ) : (
    <GroupFooter context={context} />
  );
