import type { BrowserContext } from '@playwright/test';
import { cmsOrigin } from './product.ts';
import { sessionToken } from './sessionToken.ts';
import { adminHeaders } from './signIn.ts';

const password = 'correct-horse-9';

/** Signs a new person of a role and brand in; the admin speaks the given language to them. */
export async function signInAs(
  context: BrowserContext,
  role: 'editor' | 'admissions',
  language = 'en',
): Promise<void> {
  const email = `${role}.${crypto.randomUUID()}@concierge.example`;
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${cmsOrigin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  await post('users', { email, password, role, brands: ['HIM'] }, await adminHeaders());
  const answer = await post('users/login', { email, password });
  await keepSession(context, sessionToken(answer.headers.get('set-cookie')), language);
}

/** Puts a session and a language into a browser. */
export const keepSession = (
  context: BrowserContext,
  token: string,
  language: string,
): Promise<void> =>
  context.addCookies([
    { name: 'payload-token', value: token, url: cmsOrigin },
    { name: 'payload-lng', value: language, url: cmsOrigin },
  ]);
