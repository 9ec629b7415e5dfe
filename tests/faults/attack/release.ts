import { administrator } from './product.ts';

/** What was held of a network, and how many of it one call of admissions let in. */
export interface Released {
  readonly held: number;
  readonly released: number;
}

/** Signs in as an administrator and releases what is held of one network; answers how many. */
export async function releaseBurst(cmsPort: number, network: string): Promise<number> {
  const api = `http://localhost:${cmsPort}/api`;
  const signIn = await fetch(`${api}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  const cookies = signIn.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const answer = await fetch(`${api}/leads/burst/${network}/release`, {
    method: 'POST',
    headers: { cookie: cookies.join('; '), 'sec-fetch-site': 'same-origin' },
  });
  const { released = 0 } = (await answer.json()) as { released?: number };
  return released;
}
