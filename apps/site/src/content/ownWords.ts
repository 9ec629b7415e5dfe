import type { Lang } from '@concierge/contract/lang';
import type { PageContext } from './pageContext.ts';

/**
 * Language and direction of the site's own words, as attributes, where they stand in a content that
 * isn't translated; none elsewhere.
 */
export const ownWords = ({
  answer,
  lang,
  dir,
}: Pick<PageContext, 'answer' | 'lang' | 'dir'>): { lang?: Lang; dir?: PageContext['dir'] } =>
  answer && answer.node.lang !== lang ? { lang, dir } : {};
