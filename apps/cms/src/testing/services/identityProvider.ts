import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** Somebody of the organisation, as the provider knows them. */
export interface ProviderPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly groups: readonly string[];
}
type Claims = Readonly<Record<string, unknown>>;

const clientId = 'concierge';
const clientSecret = 'a-secret-of-the-tests-of-single-sign-on';
const scope = 'openid email groups';

/**
 * A real OpenID provider on this machine, with a browser's part in it: whoever is `person` signs in
 * without being asked. `tamper` rewrites the claims of the ID tokens that it issues.
 */
export async function identityProvider(cmsUrl: string) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: { person?: ProviderPerson; tamper?: (claims: Claims) => Claims } = {};
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${cmsUrl}/api/users/single-sign-on/callback`],
        post_logout_redirect_uris: [`${cmsUrl}/admin/login`],
      },
    ],
    jwks: {
      keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256' }],
    } as never,
    cookies: { keys: ['keys-of-the-tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], groups: ['groups'] },
    scopes: scope.split(' '),
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ ...state.person, sub: accountId }) as never,
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope(scope);
      await grant.save();
      return grant;
    },
  });
  const sign = (token: string): string => {
    const [head = '', body = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify(state.tamper?.(claims))).toString('base64url');
    const signature = createSign('RSA-SHA256').update(`${head}.${changed}`).sign(privateKey);
    return `${head}.${changed}.${signature.toString('base64url')}`;
  };
  provider.use(async (ctx, next) => {
    await next();
    const body = ctx.body as { id_token?: string } | undefined;
    if (state.tamper && ctx.path === '/token' && body?.id_token)
      ctx.body = { ...body, id_token: sign(body.id_token) };
  });
  const serve = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void serve(request, response);
    const login = { accountId: state.person?.sub ?? 'nobody' };
    void provider.interactionFinished(request, response, { login });
  });
  return {
    issuer,
    state,
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_SCOPE: scope,
    },
    signInAt: (url: string) => followToCms(url, cmsUrl),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

/** Goes from address to address as a browser with an empty jar does, until one is the backend's. */
async function followToCms(start: string, cmsUrl: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(start);
  while (url.origin !== new URL(cmsUrl).origin) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`${url.pathname}: ${answer.status} ${await answer.text()}`);
    url = new URL(location, url);
  }
  return url;
}
