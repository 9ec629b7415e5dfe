/** What a form says, in English, where its session has ended before it was saved. */
export const sessionEnded =
  'Your session has ended, so nothing was saved. Sign in again in another tab, then save here: what you typed is still in this form.';
