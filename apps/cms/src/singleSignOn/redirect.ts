/** Leads a browser on, and sets or forgets cookies on the way. */
export function redirect(location: string, ...cookies: readonly string[]): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
