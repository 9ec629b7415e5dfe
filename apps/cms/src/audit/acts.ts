/** What the audit log records; each with its name in the admin. */
export const acts = {
  signIn: 'Sign-in|act',
  refusedSignIn: 'Refused sign-in',
  signOut: 'Sign-out',
  endSession: 'Sessions ended',
  account: 'Account changed',
  setting: 'Setting changed',
  publish: 'Published|act',
  unpublish: 'Unpublished',
  read: 'Personal data read',
  export: 'Personal data exported',
  erase: 'Personal data erased',
  correct: 'Personal data corrected',
  release: 'Held enquiries released',
} as const satisfies Record<string, string>;

export type Act = keyof typeof acts;
