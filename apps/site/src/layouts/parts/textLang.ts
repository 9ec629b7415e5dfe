import { defaultLang, type Lang } from '@concierge/contract/lang';
import type { PageNode, PageTextField } from '@concierge/contract/node';

/** Language of one of a page's texts, where it isn't that of the page. */
export const textLang = ({ in_english }: PageNode, field: PageTextField): Lang | undefined =>
  in_english.includes(field) ? defaultLang : undefined;
