import type { Link } from '@concierge/contract/link';

/** On a programme's page its blocks' links to the application choose that programme there. */
export const applyToProgram = (blocks: readonly object[], alias: string): object[] =>
  blocks.map((block) =>
    'field_links' in block
      ? {
          ...block,
          field_links: (block.field_links as Link[]).map((link) => chosen(link, alias)),
        }
      : block,
  );

const chosen = (link: Link, alias: string): Link =>
  /^(\/[a-z]{2})?\/apply\/?$/.test(link.url)
    ? { ...link, url: `${link.url}?${new URLSearchParams({ program: alias })}` }
    : link;
