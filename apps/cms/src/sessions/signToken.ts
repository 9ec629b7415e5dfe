import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload';
import type { User } from '../runtime/payload-types.ts';

/** A token that bears a session of an account and expires after so many seconds, at `exp`. */
export function signToken(
  { payload }: Pick<PayloadRequest, 'payload'>,
  user: User,
  sid: string,
  seconds: number,
): Promise<{ exp: number; token: string }> {
  const collectionConfig = payload.collections.users.config;
  const account = { ...user, collection: 'users' as const };
  return jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig, email: user.email, sid, user: account }),
    secret: payload.secret,
    tokenExpiration: seconds,
  });
}
