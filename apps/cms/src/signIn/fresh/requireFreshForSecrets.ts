import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { sayTo } from '../../i18n/say.ts';
import type { User } from '../../runtime/payload-types.ts';
import { isFresh } from './fresh.ts';

/** Refuses a new mail address or password at its field, where the sign-in isn't fresh. */
export const requireFreshForSecrets: CollectionBeforeValidateHook<User> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || req.payloadAPI !== 'REST' || isFresh(req)) return;
  const email = data?.email;
  const paths = [
    ...(typeof email === 'string' && email.toLowerCase().trim() !== originalDoc.email
      ? ['email']
      : []),
    ...((data as { password?: string } | undefined)?.password ? ['password'] : []),
  ];
  if (paths.length === 0) return;
  const message = sayTo({ req })('Confirm your password under “Sign-in and security” first.');
  throw new ValidationError({ errors: paths.map((path) => ({ path, message })), req }, req.t);
};
