import { readApplicant } from '@concierge/contract/applicant';
import { isHiddenOnGroup } from '@concierge/contract/node';
import type { PageContext } from '../../content/pageContext.ts';

/**
 * Robots directive (spec §2): program and campus pages of the group, drafts, answers to “Can I
 * apply?”, forms with a question in their address and error pages stay out of the index;
 * `ownContent` is a page that isn't the backend's.
 */
export function robots(
  { answer, brand, preview, url }: PageContext,
  ownContent = false,
): string | undefined {
  if (preview) return 'noindex, nofollow';
  if (!answer) return ownContent ? undefined : 'noindex';
  if (readApplicant(url.searchParams) || url.searchParams.has('question')) return 'noindex';
  const { type, metatag } = answer.node;
  if (!brand.isMicrosite && isHiddenOnGroup(type)) return 'noindex';
  return metatag?.robots;
}
