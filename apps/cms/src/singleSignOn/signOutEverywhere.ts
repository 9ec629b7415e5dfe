import * as oidc from 'openid-client';
import { logoutOperation, type PayloadRequest } from 'payload';
import { generateExpiredPayloadCookie } from 'payload/shared';
import { cmsUrl } from '../runtime/env.ts';
import { findSession } from '../sessions/findSession.ts';
import { ownSession } from '../sessions/ownSession.ts';
import { discoverProvider } from './provider.ts';
import { redirect } from './redirect.ts';
import type { SingleSignOn } from './settings.ts';

const loginPath = '/admin/login';

/** Ends the session here and, if the provider opened it and knows how to, at the provider. */
export async function signOutEverywhere(
  req: PayloadRequest,
  settings: SingleSignOn,
): Promise<Response> {
  const { collections, config } = req.payload;
  // Without a session there is nothing to end; a link on another site must not forget its cookie.
  if (!req.user) return redirect(loginPath);
  const session = await findSession(req, ownSession(req).sid);
  await logoutOperation({ collection: collections.users, req });
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: collections.users.config.auth,
    config,
    cookiePrefix: config.cookiePrefix,
  });
  const next = session?.by_provider ? await endAddress(settings) : loginPath;
  return redirect(next, String(cookie));
}

async function endAddress(settings: SingleSignOn): Promise<string> {
  try {
    return oidc.buildEndSessionUrl(await discoverProvider(settings), {
      client_id: settings.clientId,
      post_logout_redirect_uri: `${cmsUrl}${loginPath}`,
    }).href;
  } catch {
    // Away, or without such an address: the session here has ended all the same.
    return loginPath;
  }
}
