/**
 * Versions without drafts: each save is live at once, and a version to go back to. How long they
 * are kept says `history.ts`.
 */
export const liveVersions = { drafts: false } as const;
