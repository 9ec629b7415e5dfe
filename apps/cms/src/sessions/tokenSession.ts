/** The session that a token of ours bears; the caller knows the token to be genuine. */
export function tokenSession(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    sid?: unknown;
  };
  if (typeof claims.sid !== 'string') throw new Error('The token belongs to no session.');
  return claims.sid;
}
