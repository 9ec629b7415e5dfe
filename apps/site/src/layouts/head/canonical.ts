import { formTypes, type NodeType } from '@concierge/contract/node';
import { documentUrl } from '../../content/documentUrl.ts';
import type { PageContext } from '../../content/pageContext.ts';

const isFormType = (type: NodeType): boolean => (formTypes as readonly string[]).includes(type);

/**
 * Canonical link (spec §2): a webinar's own address without query, the current address on the other
 * form types, else the page's path; a page shown in another language than its address names points
 * to the original. A further page of a list is itself (`query`). Error pages have none.
 */
export function canonical(
  { answer, url, origin, path }: PageContext,
  query = '',
): string | undefined {
  if (!answer) return undefined;
  const { node } = answer;
  if (node.type === 'webinar') return origin + path;
  if (isFormType(node.type)) return url.href;
  return documentUrl(node, { origin, path }) + query;
}
