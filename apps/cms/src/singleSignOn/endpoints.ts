import * as oidc from 'openid-client';
import type { Endpoint, PayloadRequest } from 'payload';
import { record } from '../audit/record.ts';
import { hasOwnRow } from '../audit/refusals.ts';
import { cmsUrl } from '../runtime/env.ts';
import { problem as plainProblem } from '../runtime/http/respond.ts';
import type { User } from '../runtime/payload-types.ts';
import { byProvider } from '../sessions/openSession.ts';
import { beginCookie, forgetCookie, readBegun } from './begunSignIn.ts';
import { exchangeCode, reachProvider } from './exchangeCode.ts';
import { findAccount } from './findAccount.ts';
import { goOnPage } from './goOnPage.ts';
import { openUserSession } from './openUserSession.ts';
import { SignInProblem } from './problems.ts';
import { redirect } from './redirect.ts';
import { returnPath } from './returnPath.ts';
import { type SingleSignOn, singleSignOn } from './settings.ts';
import { signOutEverywhere } from './signOutEverywhere.ts';

const callbackUrl = `${cmsUrl}/api/users/single-sign-on/callback`;

type Handler = (req: PayloadRequest, settings: SingleSignOn) => Promise<Response>;

/** 404 where no provider is configured; a problem leads back to the login, which says it. */
const configured =
  (handle: Handler): Endpoint['handler'] =>
  async (req) => {
    const settings = singleSignOn();
    if (!settings) return plainProblem(404, 'Not found');
    try {
      return await handle(req, settings);
    } catch (error) {
      if (!(error instanceof SignInProblem)) throw error;
      return toLogin(req, error);
    }
  };

async function toLogin(req: PayloadRequest, { problem, cause }: SignInProblem): Promise<Response> {
  if (cause instanceof Error)
    req.payload.logger.warn({ err: cause, msg: `Single sign-on: ${problem}` });
  const account = cause instanceof Error ? undefined : (cause as User | undefined);
  // Nobody tries to sign in who comes back without having left.
  if (problem !== 'expired' && hasOwnRow(req))
    await record(req, {
      act: 'refusedSignIn',
      subject: 'users',
      document: account?.id,
      user: account,
    });
  return redirect(`/admin/login?problem=${problem}`, forgetCookie());
}

/** Sends a browser to the provider, bound by a cookie to what it brings back. */
const begin: Handler = async (req, settings) => {
  const client = await reachProvider(settings);
  const begun = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
    returnTo: returnPath(req.searchParams?.get('redirect')),
  };
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: callbackUrl,
    scope: settings.scope,
    state: begun.state,
    nonce: begun.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(begun.codeVerifier),
    code_challenge_method: 'S256',
  });
  return redirect(url.href, beginCookie(begun));
};

/** Takes a browser back from the provider, and opens a session of its account. */
const finish: Handler = async (req, settings) => {
  const begun = readBegun(req.headers);
  if (!begun) throw new SignInProblem('expired');
  // The address that the provider knows us by, whatever host this request names.
  const returned = new URL(`${callbackUrl}?${req.searchParams}`);
  const claims = await exchangeCode(settings, begun, returned);
  const account = await findAccount(req, settings, claims);
  req.context[byProvider] = true;
  const session = await openUserSession(req, account);
  return goOnPage(req, begun.returnTo, [session, forgetCookie()]);
};

/**
 * `GET users/single-sign-on` leaves for the provider (`redirect`: where in the admin to arrive),
 * `…/callback` comes back from it, `…/sign-out` ends the session here and at the provider.
 */
export const singleSignOnEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/single-sign-on', method: 'get', handler: configured(begin) },
  { path: '/single-sign-on/callback', method: 'get', handler: configured(finish) },
  { path: '/single-sign-on/sign-out', method: 'get', handler: configured(signOutEverywhere) },
];
