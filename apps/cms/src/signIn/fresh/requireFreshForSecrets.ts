import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { sayTo } from '../../i18n/say.ts';
import type { User } from '../../runtime/payload-types.ts';
import { accountName } from '../../text/accountName.ts';
import { isFresh } from './fresh.ts';

/** Fields by which an account may do more. */
const rights = ['role', 'brands'] as const;

/**
 * Refuses at its field, where the sign-in isn't fresh, a new mail address or password, and whatever
 * gives an account other rights: a new account, another role, other brands.
 */
export const requireFreshForSecrets: CollectionBeforeValidateHook<User> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (req.payloadAPI !== 'REST' || !req.user || isFresh(req)) return;
  const paths = operation === 'create' ? ['role'] : changed(data, originalDoc);
  if (paths.length === 0) return;
  const message = sayTo({ req })('Confirm your password under “Sign-in and security” first.');
  throw new ValidationError({ errors: paths.map((path) => ({ path, message })), req }, req.t);
};

function changed(data: Partial<User> | undefined, before: User | undefined): string[] {
  if (!data || !before) return [];
  const { email } = data;
  return [
    ...(typeof email === 'string' && accountName(email) !== before.email ? ['email'] : []),
    ...((data as { password?: string }).password ? ['password'] : []),
    ...rights.filter((name) => data[name] !== undefined && isOther(data[name], before[name])),
  ];
}

const isOther = (now: unknown, before: unknown): boolean =>
  JSON.stringify(sorted(now)) !== JSON.stringify(sorted(before));
const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.toSorted() : (value ?? []);
