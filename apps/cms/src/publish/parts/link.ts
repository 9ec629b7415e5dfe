import type { Link } from '@concierge/contract/link';

/** A link as it is stored. */
export interface StoredLink {
  url?: string | null;
  title?: string | null;
  target?: string | null;
  class?: string | null;
}

/** A link (spec §3: url, title, options.attributes); undefined without address or text. */
export function publishLink(link: StoredLink | null | undefined): Link | undefined {
  return link?.title ? publishBlockLink(link) : undefined;
}

/** A link of a block, which may have no text; undefined without address. */
export function publishBlockLink(link: StoredLink | null | undefined): Link | undefined {
  if (!link?.url) return undefined;
  const target = link.target === '_blank' ? link.target : undefined;
  const attributes = target || link.class ? { target, class: link.class ?? undefined } : undefined;
  return { url: link.url, title: link.title ?? '', options: attributes && { attributes } };
}

/** Links that have address and text. */
export const publishLinks = (links: StoredLink[] | null | undefined): Link[] =>
  (links ?? []).map(publishLink).filter((link) => link !== undefined);
