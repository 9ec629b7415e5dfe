import type { Lang } from '@concierge/contract/lang';
import { siteLink } from '../routing/link.ts';

/** Address of the application with a programme chosen in it; `alias` is the path of its page. */
export const applyAddress = (alias: string, lang: Lang): string =>
  siteLink(`/apply/?${new URLSearchParams({ program: alias })}#form`, lang);
