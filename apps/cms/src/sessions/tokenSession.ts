import { parseCookies } from 'payload';

/**
 * The session that a request's token bears; undefined where it bears none. The caller knows the
 * token to be genuine.
 */
export function tokenSession(headers: Headers): string | undefined {
  const [, inHeader] = /^(?:JWT|Bearer) (.+)$/.exec(headers.get('authorization') ?? '') ?? [];
  const token = inHeader ?? parseCookies(headers).get('payload-token') ?? '';
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sid?: unknown;
  };
  return typeof claims.sid === 'string' ? claims.sid : undefined;
}
