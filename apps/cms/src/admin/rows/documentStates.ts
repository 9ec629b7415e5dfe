import type { Said } from '../../i18n/say.ts';

/** How a document with drafts stands, as lists and search results say it. */
export const documentStates = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, with changes',
} as const satisfies Record<string, Said>;
