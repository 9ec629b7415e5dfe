import { randomBytes } from 'node:crypto';
import { APIError, type PayloadRequest, type Where } from 'payload';
import type { User } from '../runtime/payload-types.ts';
import { endSessions } from '../sessions/endSessions.ts';
import { findSessions } from '../sessions/findSessions.ts';
import { endAllSessions } from '../signIn/endAllSessions.ts';
import { accountName } from '../text/accountName.ts';
import type { Claims } from './exchangeCode.ts';
import { mapClaims } from './mapClaims.ts';
import { SignInProblem } from './problems.ts';
import type { SingleSignOn } from './settings.ts';

/**
 * The account of somebody whom the provider names, with the role and brands of today's claims; made
 * where there is none. It is found by issuer and subject; the first time by an address that the
 * provider has verified, for whoever may write any address there would take over accounts here.
 * Whoever may write any address here gains nothing: all other ways into the account end then.
 */
export async function findAccount(
  req: PayloadRequest,
  settings: SingleSignOn,
  claims: Claims,
): Promise<User> {
  const mapped = mapClaims(claims, settings);
  const subject = `${settings.issuer.href} ${claims.sub}`;
  const bound = await findOne(req, { provider_subject: { equals: subject } });
  if (!mapped) {
    // Whoever has lost the role mustn't go on in a session from before.
    if (bound) await endSessions(req, await findSessions(req, bound.id), 'no role');
    throw new SignInProblem('unmapped', bound);
  }
  const data = { ...mapped, provider_subject: subject };
  if (bound) return change(req, bound, data);
  const password = randomBytes(32).toString('base64url');
  const account = await findByMail(req, claims);
  if (!account)
    return req.payload.create({
      collection: 'users',
      depth: 0,
      overrideAccess: true,
      req,
      data: { ...data, email: verifiedEmail(claims), password },
    });
  const secrets = { password, resetPasswordToken: null, resetPasswordExpiration: null };
  const taken = await change(req, account, { ...data, ...secrets });
  await endAllSessions(req, account.id, 'new password');
  return taken;
}

/** Changes an account; what its rules refuse is a problem that the login says. */
const change = async (req: PayloadRequest, { id }: User, data: Partial<User>): Promise<User> => {
  try {
    return await req.payload.update({
      collection: 'users',
      id,
      data,
      depth: 0,
      overrideAccess: true,
      req,
    });
  } catch (error) {
    if (error instanceof APIError && error.status < 500)
      throw new SignInProblem('unfitting', error);
    throw error;
  }
};

async function findByMail(req: PayloadRequest, claims: Claims): Promise<User | undefined> {
  const account = await findOne(req, { email: { equals: verifiedEmail(claims) } });
  if (account?.provider_subject) throw new SignInProblem('taken', account);
  return account;
}

/** The address of a person, which the provider must have verified. */
function verifiedEmail({ email, email_verified }: Claims): string {
  if (typeof email !== 'string' || email === '' || email_verified !== true)
    throw new SignInProblem('unverified');
  return accountName(email);
}

const findOne = async (req: PayloadRequest, where: Where): Promise<User | undefined> =>
  (await req.payload.db.findOne<User>({ collection: 'users', where, req })) ?? undefined;
