/** What the admin says, in English, where a session had ended before a save, and before a read. */
export const sessionEnded = {
  unsaved:
    'Your session has ended, so nothing was saved. Sign in again in another tab, then save here: what you typed is still in this form.',
  unread:
    'Your session has ended. What you typed is still here: sign in again in another tab, then save.',
} as const;
