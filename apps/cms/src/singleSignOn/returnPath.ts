import { cmsUrl } from '../runtime/env.ts';

/** The page of our own admin to go to after a sign-in; its first page for any other address. */
export function returnPath(address: unknown): string {
  const url = typeof address === 'string' ? URL.parse(address, cmsUrl) : null;
  const isOurs = url?.origin === new URL(cmsUrl).origin && /^\/admin(\/|$)/.test(url.pathname);
  return url && isOurs ? `${url.pathname}${url.search}` : '/admin';
}
