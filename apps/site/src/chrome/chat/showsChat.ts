import type { PageNode } from '@concierge/contract/node';

/** Live chat stands on pages that add it and don't exclude it (spec §2, page wrapper). */
export const showsChat = (
  node: Pick<PageNode, 'field_add_live_chat' | 'field_exclude_live_chat'> | undefined,
): boolean => Boolean(node?.field_add_live_chat && !node.field_exclude_live_chat);
