import { cmsOrigin } from './product.ts';
import { sessionToken } from './sessionToken.ts';

/** The administrator of the product under test. */
export const admin = { email: 'admin@concierge.example', password: 'correct-horse-9' };

/** Milliseconds for which one sign-in is used; accounts are made by a fresh one, of ten minutes. */
const freshForMs = 5 * 60_000;
let token: Promise<string> | undefined;
let askedAt = 0;

/** Header that signs a call of the API in, by a sign-in that is still fresh. */
export async function adminHeaders(): Promise<Record<string, string>> {
  if (Date.now() - askedAt > freshForMs) token = undefined;
  if (!token) askedAt = Date.now();
  token ??= newToken();
  return { authorization: `JWT ${await token}` };
}

async function newToken(): Promise<string> {
  const answer = await fetch(`${cmsOrigin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return sessionToken(answer.headers.get('set-cookie'));
}
