/** The token of a session, out of the cookie that opens it; no body of an answer has it. */
export function sessionToken(cookies: string | null | undefined): string {
  const token = /payload-token=([^;\s]+)/.exec(cookies ?? '')?.[1];
  if (!token) throw new Error('The backend opened no session.');
  return token;
}
