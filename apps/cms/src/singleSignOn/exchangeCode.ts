import * as oidc from 'openid-client';
import type { BegunSignIn } from './begunSignIn.ts';
import { SignInProblem } from './problems.ts';
import { discoverProvider } from './provider.ts';
import type { SingleSignOn } from './settings.ts';

/**
 * What the provider says of a person, from the ID token and, where that lacks claims, beside it.
 */
export type Claims = Readonly<Record<string, unknown>> & { readonly sub: string };

/** Our client at the provider; a problem in words where it can't be reached. */
export const reachProvider = (settings: SingleSignOn): Promise<oidc.Configuration> =>
  discoverProvider(settings).catch((error: unknown) => {
    throw new SignInProblem('away', error);
  });

/**
 * Exchanges the code that a browser brought back for what the provider says of the person. State,
 * nonce, verifier, issuer, audience and signature are checked; whatever doesn't fit is refused.
 */
export async function exchangeCode(
  settings: SingleSignOn,
  { state, nonce, codeVerifier }: BegunSignIn,
  returned: URL,
): Promise<Claims> {
  const client = await reachProvider(settings);
  try {
    const tokens = await oidc.authorizationCodeGrant(client, returned, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new SignInProblem('refused');
    const hasMore = client.serverMetadata().userinfo_endpoint !== undefined;
    const more = hasMore ? await oidc.fetchUserInfo(client, tokens.access_token, claims.sub) : {};
    return { ...more, ...claims };
  } catch (error) {
    throw error instanceof SignInProblem ? error : new SignInProblem(problemKind(error), error);
  }
}

/** Whether the provider could not be reached, or answered what doesn't fit. */
function problemKind(error: unknown): 'away' | 'refused' {
  const { code, name } = error as { code?: string; name?: string };
  const isTimeout = code === 'OAUTH_TIMEOUT' || name === 'TimeoutError';
  // How fetch says that nobody answered.
  return isTimeout || (error instanceof TypeError && error.message === 'fetch failed')
    ? 'away'
    : 'refused';
}
