import { leadsSecret } from '../runtime/env.ts';

/** A call as a site makes it, with the secret that both share. */
export const fromSite = (path: string): Request =>
  new Request(`http://localhost${path}`, { headers: { authorization: `Bearer ${leadsSecret}` } });
