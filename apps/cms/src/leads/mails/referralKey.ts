import { createHash } from 'node:crypto';

/** Key of the mail to a friend who was named: one a brand, however often somebody names them. */
export const referralKey = (brand: string, friend: string): string =>
  `referral:${createHash('sha256').update(`${brand}:${friend.toLowerCase()}`).digest('base64url')}`;
