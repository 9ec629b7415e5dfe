import type { CollectionConfig, PayloadRequest } from 'payload';
import type { User } from '../runtime/payload-types.ts';
import { accountName } from '../text/accountName.ts';
import { knownBrowserCookie } from './delay/knownBrowser.ts';
import { type Keys, passwordKeys, succeeded, takeOrRefuse } from './delay/limits.ts';
import { demandFactor } from './factor/demandFactor.ts';
import { removeFactor } from './factor/factors.ts';
import { requireFactor } from './factor/requireFactor.ts';
import { requireFreshForSecrets } from './fresh/requireFreshForSecrets.ts';
import { spendHash } from './password/spendHash.ts';

type Hooks = NonNullable<CollectionConfig['hooks']>;
type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number];

/** Names of what one sign-in keeps in the request's context. */
const [tried, recovery] = ['signInKeys', 'newRecoveryCodes'];

/** Before a password is looked at: delays, and the same work for an account that isn't there. */
const beforePassword: Hook<'beforeOperation'> = async ({ args, operation, req }) => {
  if (operation !== 'login') return;
  const { email, password } = (args as { data: Record<string, unknown> }).data;
  // Payload says what is missing.
  if (typeof email !== 'string' || typeof password !== 'string') return;
  if (email.trim() === '' || password.trim() === '') return;
  const keys = passwordKeys(req, email);
  await takeOrRefuse(req, keys);
  req.context[tried] = keys;
  await spendHash(req, email, password);
};

/** After a right password. A link in a mail comes here too, and opens no session. */
const afterPassword: Hook<'beforeLogin'> = async ({ req, user }) => {
  const keys = req.context[tried] as Keys | undefined;
  if (!keys) return;
  req.context[recovery] = await requireFactor(req, user as User, keys);
  await succeeded(req, keys);
};

/**
 * The browser that signed in is counted apart from strangers from then on. The answer to a sign-in
 * that set up a factor shows its recovery codes, this once.
 */
const afterSignIn: Hook<'afterOperation'> = ({ operation, req, result }) => {
  if (operation === 'login' && req.context[tried]) rememberBrowser(req, result as SignedIn);
  const recoveryCodes = req.context[recovery];
  return operation === 'login' && recoveryCodes ? { ...result, recoveryCodes } : result;
};

interface SignedIn {
  readonly user?: Pick<User, 'email'>;
}

function rememberBrowser(req: PayloadRequest, { user }: SignedIn): void {
  if (!user) return;
  const headers = new Headers(req.responseHeaders);
  headers.append('set-cookie', knownBrowserCookie(accountName(user.email)));
  req.responseHeaders = headers;
}

const forgetFactor: Hook<'afterDelete'> = async ({ id, req }) =>
  removeFactor(req.payload, Number(id));

/** How people sign in with a password, and what they must prove to change it (ADR 26). */
export const signInHooks = {
  beforeOperation: [beforePassword],
  beforeValidate: [requireFreshForSecrets],
  beforeLogin: [afterPassword],
  afterOperation: [afterSignIn],
  afterChange: [demandFactor],
  afterDelete: [forgetFactor],
} satisfies Hooks;
